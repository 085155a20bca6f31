import { Cms } from '../support/cms'
import { StaffScreens } from '../support/staff-screens'
import { expect, test } from '../support/test'
import { registrationBody } from '../../scripts/test/visitor'
import { post } from '../support/visitor'

test('rows become blocks on a phone and stay a table to those who hear them', async ({ page, ownSite }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const staff = new StaffScreens(page, ownSite.url)
  await staff.signIn()
  await staff.open('/collections/events?locale=en&search=Leadx%20Summit%202027')
  const table = page.getByRole('table')
  for (const name of ['Title', 'Kind', 'Publication']) await expect(table.getByRole('columnheader', { name: new RegExp(name) })).toHaveCount(1)
  const row = table.getByRole('row', { name: /Leadx Summit 2027/ })
  await expect(row.getByRole('cell', { name: 'Leadx Summit 2027' })).toBeVisible()
  await expect(table.getByRole('columnheader', { name: 'Begins' })).toBeInViewport()
  for (const text of ['Published', 'Current event', '13 May 2027, 10:00 (UTC+4)']) await expect(row.getByText(text)).toBeInViewport({ ratio: 1 })
  const chosen = page.locator('.collection-list__list-selection')
  await expect(chosen).toBeHidden()
  await row.getByRole('checkbox').check()
  await expect(chosen.getByText('1 selected')).toBeInViewport()
})

test('related documents are shown with their row, in the language of the content', async ({ page, ownSite }) => {
  const staff = new StaffScreens(page, ownSite.url)
  await staff.signIn()
  for (const [locale, event] of [['ka', 'Leadx სამიტი 2027'], ['en', 'Leadx Summit 2027']] as const) {
    await staff.open(`/collections/sessions?locale=${locale}&limit=25`)
    await expect(page.getByRole('cell', { name: event, exact: true }).first()).toBeVisible()
  }
})

test('the first screen leads to each list, one that shows nothing says why, and one that is put in order is whole', async ({ page, ownSite }) => {
  const staff = new StaffScreens(page, ownSite.url)
  await staff.signIn()
  await staff.open('')
  const today = page.getByRole('region', { name: 'Today' })
  for (const name of [/New messages?$/, /Applications? to look at$/, /On (a waiting list|waiting lists)$/]) await expect(today.getByRole('link', { name })).toBeVisible()
  await staff.open('/collections/speakers?locale=en&search=nobodyofthisname')
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible()
  await staff.open('/collections/speakers?locale=en')
  const { totalDocs } = (await (await (await Cms.signIn(ownSite)).ask('speakers?limit=1&depth=0')).json()) as { totalDocs: number }
  expect(totalDocs).toBeGreaterThan(20)
  await expect(page.locator('tbody tr')).toHaveCount(totalDocs)
  // Nobody is offered to write into the inbox.
  await staff.open('/collections/messages')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: /Create new/i })).toHaveCount(0)
})

test('an administrator finds in the trash what was deleted, and brings it back', async ({ page, ownSite }) => {
  const cms = await Cms.signIn(ownSite)
  const { doc } = await cms.send('POST', 'faqs?locale=en&draft=true', { question: 'Deleted by mistake?', category: 'Visit', _status: 'draft' })
  await cms.send('DELETE', `faqs/${doc.id}`)
  const staff = new StaffScreens(page, ownSite.url)
  await staff.signIn()
  await staff.open('/collections/trash')
  await page.getByRole('link', { name: 'Deleted by mistake?' }).click()
  await page.getByRole('button', { name: 'Bring back' }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/collections/faqs/${doc.id}`))
  await expect(page.locator('#field-question')).toHaveValue('Deleted by mistake?')
  await cms.send('DELETE', `faqs/${doc.id}`)
})

test('several rows are edited at once only after what that does is said; their lists are added to and taken from', async ({ page, ownSite: site }) => {
  const cms = await Cms.signIn(site)
  const create = async (collection: string, data: object) => (await cms.send('POST', `${collection}?locale=en`, { ...data, _status: 'published' })).doc.id
  const events = [await create('events', { identifier: 'edited-one', title: 'Edited one', isRegistrationActive: true, startsAt: '2028-05-18T06:00:00Z' }), await create('events', { identifier: 'edited-two', title: 'Edited two' })]
  expect((await post(`${site.url}/api/registrations`, registrationBody('guest@edited.example', 'edited-one', { answers: {} }))).ok).toBe(true)
  const banks = [await create('partners', { name: 'Edited bank', events }), await create('partners', { name: 'Edited shop', events })]
  const statusOf = async () => (await cms.send<{ status: string }>('GET', `events/${events[0]}?depth=0`)).status
  const eventsOf = async (id = '') => (await cms.send<{ events: string[] }>('GET', `partners/${id}?depth=0`)).events

  const staff = new StaffScreens(page, site.url)
  await staff.signIn()
  const chooseAll = async (collection: string) => {
    await staff.open(`/collections/${collection}?locale=en&search=Edited`)
    await expect(page.locator('tbody tr')).toHaveCount(2)
    for (const row of await page.locator('tbody input[type="checkbox"]').all()) await row.check()
  }
  const editStatus = async () => {
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const drawer = page.getByRole('dialog').filter({ hasText: 'Editing 2' })
    await drawer.locator('.field-select .rs__control').click()
    // What makes no sense for several events at once is not there.
    await expect(drawer.locator('.rs__option', { hasText: /^(Title|Begins|Main picture|Full title)$/ })).toHaveCount(0)
    await drawer.locator('.rs__option', { hasText: 'Event status' }).click()
    await drawer.locator('#field-status .rs__control').click()
    await drawer.locator('.rs__option', { hasText: 'Postponed' }).click()
    await drawer.getByRole('button', { name: 'Publish changes' }).click()
  }
  await chooseAll('events')
  await editStatus()
  const question = page.getByRole('dialog', { name: 'Saving sends 1 email' })
  await expect(question.getByRole('listitem')).toHaveText(['“Edited one”: 1 guest is told by email that it is postponed.'])
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Nothing was saved.').first()).toBeVisible()
  expect(await statusOf()).toBe('scheduled')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await question.getByRole('button', { name: 'Save and send 1 email' }).click()
  await expect.poll(statusOf).toBe('postponed')

  await chooseAll('partners')
  await page.getByRole('combobox', { name: 'Event' }).selectOption('Edited one')
  await page.getByRole('button', { name: 'Remove 2 from event' }).click()
  const loss = page.getByRole('dialog', { name: 'Saving has more consequences' })
  await expect(loss.getByRole('listitem')).toHaveText(['Events: 2 entries are taken away from 2 documents.'])
  await loss.getByRole('button', { name: 'Save all the same' }).click()
  await expect(page.getByText('Removed from the event: 2.')).toBeVisible()
  for (const bank of banks) expect(await eventsOf(bank)).toEqual([events[1]])
})
