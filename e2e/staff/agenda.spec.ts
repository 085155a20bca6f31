import { Cms } from '../support/cms'
import { StaffScreens } from '../support/staff-screens'
import { expect, test } from '../support/test'

// What is refused is answered by 400; the browser writes it down.
test.use({ expectedComplaint: /status of (400|404|428)/ })

const EVENT = { startsAt: '2028-05-18T06:00:00Z', endsAt: '2028-05-19T15:00:00Z', _status: 'published' }

async function createSummit(cms: Cms, identifier: string) {
  const create = async (collection: string, data: object) => (await cms.send('POST', `${collection}?locale=en`, { ...data, _status: 'published' })).doc.id
  const event = await create('events', { ...EVENT, title: identifier, identifier })
  const speaker = await create('speakers', { identifier: `${identifier}-ana`, fullName: `Ana of ${identifier}`, events: [event] })
  const day = await create('session-days', { event, date: '2028-05-18', title: 'The day that moves' })
  await create('sessions', { event, sessionDay: day, title: 'Opening that moves', startsAt: '2028-05-18T07:00:00Z', endsAt: '2028-05-18T08:00:00Z', speakers: [speaker] })
  return { event, day }
}

test('an event that moves offers to take its agenda along, after showing what becomes of it', async ({ page, ownSite }) => {
  const cms = await Cms.signIn(ownSite)
  const { event, day } = await createSummit(cms, 'summit-on-the-move')
  const dateOf = async () => (await cms.send<{ date: string }>('GET', `session-days/${day}`)).date
  const staff = new StaffScreens(page, ownSite.url)
  await staff.signIn()
  await staff.open(`/collections/events/${event}?locale=en`)
  await staff.showTab('When and where')
  await staff.setTime('Ends', '2028-06-09T19:00')
  await staff.setTime('Begins', '2028-06-08T10:00')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move the agenda along?' })
  await expect(dialog.getByRole('row', { name: 'The day that moves' })).toContainText('8 June 2028')
  await expect(dialog.getByRole('row', { name: 'Opening that moves' })).toContainText('8 June 2028, 11:00')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  expect(await dateOf()).toBe('2028-05-18')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await dialog.getByRole('button', { name: 'Publish and move' }).click()
  await expect(page.locator('.toast-success').last()).toBeVisible()
  expect(await dateOf()).toBe('2028-06-08')
  await page.goto(`${ownSite.url}/event/summit-on-the-move/agenda`)
  await expect(page.getByText('8 June').first()).toBeVisible()
})

test('an address is proposed from the title, and the first publication names every wrong field', async ({ page, ownSite }) => {
  const staff = new StaffScreens(page, ownSite.url)
  await staff.signIn()
  await staff.begin('speakers')
  await staff.fill({ fullName: 'Çelik Aydın' })
  await expect(page.getByLabel('Page address')).toHaveValue('celik-aydin')
  await staff.begin('events')
  await staff.fill({ title: 'Full of mistakes' })
  await expect(page.getByLabel('Page address')).toHaveValue('full-of-mistakes')
  await staff.fill({ identifier: 'Not An Address' })
  await staff.showTab('Registration')
  await staff.fill({ capacity: '1.5' })
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText('Enter a whole number.').first()).toBeAttached()
  await expect(page.getByText('Use lower-case letters, digits and single hyphens').first()).toBeAttached()
})
