import { allViolations } from '../support/accessibility'
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
  const cms = await Cms.signIn(site)
  const { doc } = await cms.send('POST', 'events?locale=en', event)
  expect((await post(`${site.url}/api/registrations?lang=ge`, registrationBody(email, event.identifier, { answers: {} }))).status).toBe(201)
  const { pathname } = new URL(linkIn(await mailTo(site.dataDir, email, '/registration/'), '/registration/'), site.url)
  const filled = (text: string) => text.replace('{event}', event.title)
  for (const below of ['/reminders', '/cancel']) {
    await page.goto(`${site.url}${pathname}${below}?lang=ge`)
    expect(await allViolations(page)).toEqual([])
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

  // Nobody is asked to cancel their seat at an event that has been cancelled.
  await cms.publish('events', doc.id, { status: 'cancelled' })
  await scriptless.goto(`${site.url}${pathname}/cancel`)
  await expect(scriptless).toHaveURL(`${site.url}${pathname}`)
  await cms.publish('events', doc.id, { status: 'scheduled' })
  await scriptless.goto(`${site.url}${pathname}/cancel`)
  await expect(scriptless.getByRole('heading', { name: filled(CancelRegistration.question) })).toBeVisible()
  await scriptless.getByRole('button', { name: CancelRegistration.cancel }).click()
  await expect(scriptless.getByRole('heading', { name: OwnRegistrationState.withdrawn })).toBeVisible()
  await scriptless.close()
})
