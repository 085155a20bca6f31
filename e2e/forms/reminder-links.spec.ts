import { colourViolations, structureViolations } from '../support/accessibility'
import { Cms } from '../support/cms'
import { linkIn } from '../../scripts/test/outbox'
import { mailTo } from '../support/mailbox'
import { expect, MESSAGES, test } from '../support/test'
import { registrationBody } from '../../scripts/test/visitor'
import { post } from '../support/visitor'

test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })

test('the links of a reminder stop reminders and give the seat back, each with one button and no script', async ({ page, browser, ownSite: site }) => {
  const { CancelRegistration, OwnRegistrationPage, OwnRegistrationState, OwnReminders } = MESSAGES.ka
  const event = { identifier: 'reminded', title: 'Jazz', startsAt: '2028-05-18T06:00:00Z', isRegistrationActive: true, _status: 'published' }
  const email = 'reminded@example.com'
  await (await Cms.signIn(site)).send('POST', 'events?locale=en', event)
  expect((await post(`${site.url}/api/registrations?lang=ge`, registrationBody(email, event.identifier, { answers: {} }))).status).toBe(201)
  const { pathname } = new URL(linkIn(await mailTo(site.dataDir, email, '/registration/'), '/registration/'), site.url)
  const filled = (text: string) => text.replace('{event}', event.title)
  for (const below of ['/reminders', '/cancel']) {
    await page.goto(`${site.url}${pathname}${below}?lang=ge`)
    expect(await structureViolations(page)).toEqual([])
    expect(await colourViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  }

  const scriptless = await browser.newPage({ javaScriptEnabled: false })
  await scriptless.goto(`${site.url}${pathname}/reminders?lang=ge`)
  await expect(scriptless.getByRole('heading', { level: 2, name: filled(OwnReminders.on) })).toBeVisible()
  await scriptless.getByRole('button', { name: OwnReminders.stop }).click()
  await scriptless.goto(`${site.url}${pathname}/reminders`)
  await expect(scriptless.getByRole('heading', { level: 2, name: OwnReminders.off })).toBeVisible()
  await scriptless.getByRole('main').getByRole('link', { name: OwnRegistrationPage.title, exact: true }).click()
  await expect(scriptless.getByRole('heading', { name: OwnRegistrationState.confirmed })).toBeVisible()

  await scriptless.goto(`${site.url}${pathname}/cancel`)
  await expect(scriptless.getByRole('heading', { name: filled(CancelRegistration.question) })).toBeVisible()
  await scriptless.getByRole('button', { name: CancelRegistration.cancel }).click()
  await expect(scriptless.getByRole('heading', { name: OwnRegistrationState.withdrawn })).toBeVisible()
  await scriptless.close()
})

test('a mail program ends reminders with one post to the address in the header', async ({ page, ownSite: site }) => {
  const { Emails, OwnReminders } = MESSAGES.en
  const email = 'one-click@example.com'
  await (await Cms.signIn(site)).send('POST', 'events?locale=en', { identifier: 'one-click', title: 'Jazz', startsAt: '2028-05-18T06:00:00Z', isRegistrationActive: true, _status: 'published' })
  expect((await post(`${site.url}/api/registrations`, registrationBody(email, 'one-click', { answers: {} }))).status).toBe(201)
  const { pathname } = new URL(linkIn(await mailTo(site.dataDir, email, Emails.registeredHeading), '/registration/'), site.url)
  const address = `${site.url}${pathname}/reminders`
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  expect((await fetch(address, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' })).status).toBe(200)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 2, name: OwnReminders.off })).toBeVisible()
})

test('nobody is asked to cancel their seat at an event that has been cancelled, or about its reminders', async ({ page, ownSite: site }) => {
  const email = 'called-off@example.com'
  const cms = await Cms.signIn(site)
  const event = { identifier: 'called-off', title: 'Jazz', startsAt: '2028-05-18T06:00:00Z', isRegistrationActive: true, _status: 'published' }
  await cms.send('POST', 'events?locale=en', event)
  expect((await post(`${site.url}/api/registrations`, registrationBody(email, event.identifier, { answers: {} }))).status).toBe(201)
  const { pathname } = new URL(linkIn(await mailTo(site.dataDir, email, '/registration/'), '/registration/'), site.url)
  await cms.publish('events', await cms.keyOf('events', 'identifier', event.identifier), { status: 'cancelled' })
  for (const below of ['/cancel', '/reminders']) {
    await page.goto(`${site.url}${pathname}${below}`)
    await expect(page, below).toHaveURL(`${site.url}${pathname}`)
    await expect(page.getByRole('heading', { name: MESSAGES.en.OwnRegistrationState.cancelled })).toBeVisible()
  }
})
