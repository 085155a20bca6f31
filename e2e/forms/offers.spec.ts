import { allViolations } from '../support/accessibility'
import { Cms } from '../support/cms'
import { linkIn } from '../../scripts/test/outbox'
import { mailTo } from '../support/mailbox'
import { getTranslations } from '../../lib/i18n/translations'
import type { Site } from '../support/server'
import { expect, MESSAGES, test } from '../support/test'
import { registrationBody } from '../../scripts/test/visitor'
import { post } from '../support/visitor'

test.use({ viewport: { width: 390, height: 844 } })

async function pathOf(site: Site, email: string, heading: string): Promise<string> {
  return new URL(linkIn(await mailTo(site.dataDir, email, heading), '/registration/'), site.url).pathname
}

test('without JavaScript a seat is given back, offered to who waits, and declined', async ({ page, browser, ownSite: site }) => {
  const { CancelRegistration, CancelRegistrationPage, Emails, OwnRegistrationActs, OwnRegistrationState } = MESSAGES.ka
  const identifier = 'offered'
  const cms = await Cms.signIn(site)
  await cms.send('POST', 'events?locale=en', { identifier, title: 'Jazz', capacity: 1, startsAt: '2028-05-18T06:00:00Z', isRegistrationActive: true, _status: 'published' })
  for (const email of ['seated@example.com', 'waits@example.com']) await post(`${site.url}/api/registrations?lang=ge`, registrationBody(email, identifier, { answers: {} }))
  const scriptless = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const title = scriptless.getByRole('heading', { level: 1 })
  const main = scriptless.getByRole('main')

  const waiting = await pathOf(site, 'waits@example.com', Emails.waitingHeading)
  await scriptless.goto(`${site.url}${waiting}?lang=ge`)
  await expect(title).toHaveText(OwnRegistrationState.waiting)
  await expect(main.getByText(OwnRegistrationState.place.replace('<number>{place}</number>', '1'))).toBeVisible()
  await expect(main).toContainText(OwnRegistrationState.waitingHours.replace('{hours}', '48'))

  await scriptless.goto(`${site.url}${await pathOf(site, 'seated@example.com', Emails.registeredHeading)}?lang=ge`)
  await main.getByText(OwnRegistrationActs.withdraw, { exact: true }).click()
  await expect(main.getByText(CancelRegistration.registerAgain)).toBeVisible()
  await main.getByRole('button', { name: OwnRegistrationActs.withdrawNow }).click()
  await expect(title).toHaveText(OwnRegistrationState.withdrawn)
  await expect(main.getByRole('link', { name: OwnRegistrationState.joinAgain })).toHaveAttribute('href', `/event/${identifier}/register-for-public-square`)

  const offered = await pathOf(site, 'waits@example.com', Emails.offerHeading)
  await page.goto(`${site.url}${offered}?lang=ge`)
  await expect(page.getByRole('button', { name: OwnRegistrationState.accept })).toBeVisible()
  expect(await allViolations(page)).toEqual([])
  await scriptless.goto(`${site.url}${offered}?lang=ge`)
  await expect(title).toHaveText(getTranslations({ locale: 'ka', namespace: 'OwnRegistrationState' })('offered', { seats: 1 }))
  await main.getByRole('link', { name: CancelRegistration.decline }).click()
  await expect(title).toHaveText(CancelRegistrationPage.offerTitle)
  await expect(main.getByText(CancelRegistration.registerAgain)).toBeVisible()
  await main.getByRole('button', { name: CancelRegistration.decline }).click()
  await expect(title).toHaveText(OwnRegistrationState.withdrawn)
  await expect(main.getByRole('link', { name: OwnRegistrationState.again, exact: true })).toBeVisible()
  await scriptless.close()
})
