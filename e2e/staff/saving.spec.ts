import { Cms } from '../support/cms'
import { StaffScreens } from '../support/staff-screens'
import { expect, test } from '../support/test'

const TIMES = { startsAt: '2028-05-18T06:00:00Z', endsAt: '2028-05-19T15:00:00Z' }

test.describe('refused', () => {
  // The browser writes down what is refused or does not arrive, and the CMS that it could not save. Without a session
  // the server also refuses to build the state of the form, by an error: the framework makes a 500 with a digest of it.
  test.use({ expectedComplaint: /status of (403|405|428|500)|An unexpected response was received|ERR_INTERNET_DISCONNECTED|Failed to fetch|cannot be reached|Error submitting form|Unauthorized|digest/ })

  test('whoever is signed out, or without a network, while typing is told so, loses nothing, and publishes it afterwards', async ({ page, ownSite }) => {
    const cms = await Cms.signIn(ownSite)
    const { doc: event } = await cms.send('POST', 'events?locale=en', { ...TIMES, identifier: 'typed-event', title: 'Typed Event', _status: 'published' })
    const staff = new StaffScreens(page, ownSite.url)
    const publish = page.getByRole('button', { name: 'Publish changes' })
    await staff.signIn()
    await staff.open(`/collections/events/${event.id}?locale=en`)
    await staff.fill({ title: 'What was typed' })
    await page.context().clearCookies({ name: 'token' })
    await publish.click()
    await expect(page.getByText(/You are signed out, so nothing was saved/).first()).toBeVisible()
    await expect(publish).toBeEnabled()
    await staff.signIn()
    await page.context().setOffline(true)
    await publish.click()
    await expect(page.getByText(/cannot be reached|does not answer/).first()).toBeVisible()
    await page.context().setOffline(false)
    await expect(publish).toBeEnabled()
    await publish.click()
    await expect(async () => expect(await cms.send<Record<string, unknown>>('GET', `events/${event.id}?locale=en`)).toMatchObject({ title: 'What was typed' })).toPass()
  })
})

test.describe('in two windows', () => {
  // The browser writes down what is refused, and the CMS that it could not save.
  test.use({ expectedComplaint: /status of (404|409|428)|Error submitting form/ })

  test('of two who began to type before either saved, the second is told so and loses nothing; whoever saved goes on', async ({ page, context, ownSite }) => {
    const cms = await Cms.signIn(ownSite)
    const { doc: speaker } = await cms.send('POST', 'speakers?locale=en', { identifier: 'typed-twice', fullName: 'Typed Twice', _status: 'published' })
    const role = async () => (await cms.send<{ role: string }>('GET', `speakers/${speaker.id}?locale=en`)).role
    const first = new StaffScreens(page, ownSite.url)
    await first.signIn()
    const other = await context.newPage()
    const second = new StaffScreens(other, ownSite.url)
    for (const [screens, text] of [[first, 'Poet'], [second, 'Baker']] as const) {
      await screens.open(`/collections/speakers/${speaker.id}?locale=en`)
      // With the first letter the screen asks whether what it shows is still the newest.
      const checked = screens.page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().includes(`/speakers/${speaker.id}`))
      await screens.fill({ role: text })
      await checked
    }
    await first.publish()
    await other.getByRole('button', { name: 'Publish changes' }).click()
    await expect(other.getByText(/Somebody has saved this since you opened it/).first()).toBeVisible()
    await expect(other.locator('#field-role')).toHaveValue('Baker')
    expect(await role()).toBe('Poet')
    await first.fill({ role: 'Diver' })
    await first.publish()
    await expect(async () => expect(await role()).toBe('Diver')).toPass()
  })
})

test('a copy that is published offers to publish its agenda, and says what is left to do', async ({ page, ownSite }) => {
  const cms = await Cms.signIn(ownSite)
  const create = async (collection: string, data: object) => (await cms.send('POST', `${collection}?locale=en`, { ...data, _status: 'published' })).doc.id
  const event = await create('events', { ...TIMES, identifier: 'last-year', title: 'Last Year' })
  await create('session-days', { event, date: '2028-05-18', title: 'The only day' })
  await create('sessions', { event, title: 'The only talk', startsAt: '2028-05-18T07:00:00Z' })
  const { doc: copy } = await cms.send('POST', `events/${event}/duplicate`, {})
  const staff = new StaffScreens(page, ownSite.url)
  await staff.signIn()
  await staff.open(`/collections/events/${copy.id}?locale=en`)
  await staff.showTab('When and where')
  const checks = page.getByRole('region', { name: 'To check in the agenda' })
  await expect(checks.getByRole('link')).toHaveText(['The title still ends in “(copy)”.'])
  await page.getByRole('button', { name: 'Publish changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish the agenda too?' })
  await expect(dialog).toContainText('1 day and 1 session are drafts; visitors do not see them.')
  await dialog.getByRole('button', { name: 'Publish the agenda' }).click()
  await expect(page.getByText('2 of the agenda are published.')).toBeVisible()
  await expect(checks.getByRole('link')).toHaveText(['The title still ends in “(copy)”.'])
})

test('the figures of an event follow what is saved, and fewer seats than are taken are spoken of at once', async ({ page, ownSite }) => {
  const cms = await Cms.signIn(ownSite)
  const { doc: event } = await cms.send('POST', 'events?locale=en', { ...TIMES, identifier: 'counted', title: 'Counted', capacity: 40, isRegistrationActive: true, _status: 'published' })
  for (const name of ['one', 'two', 'three']) await cms.send('POST', 'registrations/guest', { event: event.id, fullName: name, email: `${name}@counted.example`, isTold: false })
  const staff = new StaffScreens(page, ownSite.url)
  await staff.signIn()
  await staff.open(`/collections/events/${event.id}?locale=en`)
  await staff.showTab('Registration')
  const figures = page.getByRole('region', { name: 'Registrations so far' })
  await expect(figures).toContainText('3 of 40')
  await page.getByLabel('Seats', { exact: true }).fill('1')
  await expect(figures).toContainText('3 have seats already; nobody loses one, no new ones until 3 cancel.')
  await staff.publish()
  await expect(figures).toContainText('3 of 1')
})

test('what was typed last is saved, however busy the browser is', async ({ page, ownSite }) => {
  const staff = new StaffScreens(page, ownSite.url)
  await staff.signIn()
  // As late as editors allow.
  await page.addInitScript(() => void (window.requestIdleCallback = (run) => window.setTimeout(run, 500)))
  await staff.open('/collections/newsletters/create?locale=en')
  await staff.fill({ subject: 'Typed in a hurry' })
  await page.locator('.rich-text-lexical [contenteditable="true"]').first().click()
  await page.keyboard.type('The last words.')
  await staff.save('Save')
  const cms = await Cms.signIn(ownSite)
  const key = await cms.keyOf('newsletters', 'identifier', 'typed-in-a-hurry')
  expect(JSON.stringify(await cms.send('GET', `newsletters/${key}?locale=en`))).toContain('The last words.')
  await cms.send('DELETE', `newsletters/${key}`)
})

test('another language asks before it takes the place of what was typed', async ({ page, ownSite }) => {
  const cms = await Cms.signIn(ownSite)
  const { doc: event } = await cms.send('POST', 'events?locale=en', { ...TIMES, identifier: 'two-languages', title: 'Two Languages', _status: 'draft' })
  const staff = new StaffScreens(page, ownSite.url)
  await staff.signIn()
  await staff.open(`/collections/events/${event.id}?locale=en`)
  const title = page.locator('#field-title')
  const choose = async (language: RegExp) => {
    await page.locator('.localizer').getByRole('button').click()
    await page.getByRole('button', { name: language }).last().click()
  }
  const dialog = page.getByRole('dialog', { name: 'Your changes are not saved' })
  await staff.fill({ title: 'Typed in English' })
  await choose(/ქართული/)
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Stay in this language' }).click()
  await expect(title).toHaveValue('Typed in English')
  await choose(/ქართული/)
  await dialog.getByRole('button', { name: 'Change without saving' }).click()
  await expect(page).toHaveURL(/locale=ka/)
  await expect(title).toHaveValue('')
  // Nothing is lost, so nothing is asked.
  await choose(/English/)
  await expect(title).toHaveValue('Two Languages')
  await expect(dialog).toBeHidden()
})
