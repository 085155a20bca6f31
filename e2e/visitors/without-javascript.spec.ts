import { Cms } from '../support/cms'
import { MAX_TEXT } from '../../lib/contract/fields/contact-fields'
import { linkIn } from '../../scripts/test/outbox'
import { mailTo } from '../support/mailbox'
import { expect, MESSAGES, test } from '../support/test'

// What is too large is refused, which the browser writes down.
test.use({ javaScriptEnabled: false, expectedComplaint: /status of 413/ })

const EVENT = {
  identifier: 'without-scripts',
  title: 'Without scripts',
  startsAt: '2028-05-18T06:00:00Z',
  isRegistrationActive: true,
  registrationFields: { phone: 'required', country: 'required' },
  _status: 'published',
}

test('without JavaScript one registers, fixes a mistake, corrects, and withdraws, in the language one has chosen', async ({ page, ownSite: site }) => {
  const { ApiErrors, EventOffers, FieldNames, FieldErrors, ThankYou, OwnRegistrationState, OwnRegistrationActs, OwnRegistrationForm, RegistrationForm, TicketCard } = MESSAGES.ka
  const email = 'script-less@example.com'
  await (await Cms.signIn(site)).send('POST', 'events?locale=en', EVENT)
  await page.goto(`${site.url}/event/${EVENT.identifier}?lang=ge`)
  await page.getByRole('main').getByRole('link', { name: EventOffers.register }).first().click()

  const form = page.getByRole('main').getByRole('form')
  await form.getByLabel(FieldNames.fullName).fill('ნინო Kapanadze')
  // The browser lets this pass, the contract does not.
  await form.getByLabel(FieldNames.email).fill('nino@localhost')
  await form.getByLabel(FieldNames.phone).fill('+995 555 12 34 56')
  await form.getByLabel(FieldNames.country).selectOption('GE')
  await form.locator('[name=homepage]').fill('as a password manager does', { force: true })
  await form.getByRole('checkbox').last().check()
  await form.getByRole('button', { name: RegistrationForm.submit }).click()
  await expect(page.getByRole('main')).toContainText(ApiErrors.honeypot)
  await form.getByRole('checkbox').last().check()
  await form.getByRole('button', { name: RegistrationForm.submit }).click()
  await expect(page).toHaveURL(/\/form\//)
  await expect(page.getByRole('main')).toContainText(FieldErrors.email)
  await expect(form.getByLabel(FieldNames.fullName)).toHaveValue('ნინო Kapanadze')
  await form.getByLabel(FieldNames.email).fill(email)
  await form.getByRole('checkbox').last().check()
  await form.getByRole('button', { name: RegistrationForm.submit }).click()
  await expect(page).toHaveURL(/\/registration\/[\w-]+\?done=register/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ThankYou.registrationTitle)

  await expect(page.getByRole('article').getByRole('img', { name: TicketCard.qrCode })).toBeVisible()
  await page.goBack()
  await form.getByLabel(FieldNames.email).fill(email)
  await form.getByRole('checkbox').last().check()
  await form.getByRole('button', { name: RegistrationForm.submit }).click()
  await form.getByRole('button', { name: RegistrationForm.resend }).click()
  await expect(page).toHaveURL(/\/thank-you\/resent/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ThankYou.resentTitle)

  const letter = await mailTo(site.dataDir, email, '/registration/')
  await page.goto(`${site.url}${linkIn(letter, '/registration')}`)
  await expect(page.getByRole('heading', { name: OwnRegistrationState.confirmed })).toBeVisible()
  await page.getByText(OwnRegistrationForm.title, { exact: true }).first().click()
  await page.getByLabel(FieldNames.fullName).fill('Nino Corrected')
  await page.getByRole('button', { name: OwnRegistrationForm.save }).click()
  await expect(page.getByText(OwnRegistrationState.saved)).toBeVisible()
  await expect(page.getByRole('article')).toContainText('Nino Corrected')

  // What was changed in another window meanwhile is neither taken back nor hidden.
  await page.getByText(OwnRegistrationForm.title, { exact: true }).first().click()
  const other = await page.context().newPage()
  await other.goto(page.url())
  await other.getByText(OwnRegistrationForm.title, { exact: true }).first().click()
  for (const [window, name] of [[other, 'Nino Elsewhere'], [page, 'Nino Outdated']] as const) {
    await window.getByLabel(FieldNames.fullName).fill(name)
    await window.getByRole('button', { name: OwnRegistrationForm.save }).click()
  }
  for (const name of ['Nino Outdated', 'Nino Tried Again']) {
    await expect(page.getByLabel(FieldNames.fullName)).toHaveValue(name)
    await expect(page.getByRole('main')).toContainText(ApiErrors.changedMeanwhile)
    await page.getByLabel(FieldNames.fullName).fill('Nino Tried Again')
    await page.getByRole('button', { name: OwnRegistrationForm.save }).click()
  }
  await page.getByRole('link', { name: OwnRegistrationForm.present }).click()
  await expect(page.getByRole('article')).toContainText('Nino Elsewhere')
  await page.getByText(OwnRegistrationActs.withdraw, { exact: true }).click()
  await page.getByRole('button', { name: OwnRegistrationActs.withdrawNow }).click()
  await expect(page.getByRole('heading', { name: OwnRegistrationState.withdrawn })).toBeVisible()
  const answer = await page.reload()
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
  expect(answer?.headers()['cache-control']).toContain('no-store')
})

test('without JavaScript an answer as long as it may be, in Georgian, outlives a mistake; a longer one gets a page that says so', async ({ page }) => {
  const { AcceleratorForm, ApiErrors, FieldErrors, FieldNames } = MESSAGES.ka
  const longest = 'გრძელი პასუხი '.repeat(1000).slice(0, MAX_TEXT).trim()
  await page.goto('/event/summit-2027/apply-now?lang=ge')
  const form = page.getByRole('main').getByRole('form', { name: AcceleratorForm.label })
  await form.getByLabel(FieldNames.fullName).fill('ნინო')
  await form.getByLabel(FieldNames.email).fill('nino@localhost')
  await form.getByLabel(FieldNames.phone).fill('+995 555 12 34 56')
  await form.getByLabel(FieldNames.country).selectOption('GE')
  for (const [part, value] of [['birthDate', '1'], ['birthDate-month', '2'], ['birthDate-year', '1990']] as const) await form.locator(`#application-${part}`).fill(value)
  await form.locator('#application-projectName').fill('მატყლი')
  await form.getByRole('radio').first().check()
  await form.locator('textarea').fill(longest)
  await form.getByRole('checkbox').last().check()
  await form.getByRole('button', { name: AcceleratorForm.submit }).click()
  await expect(page).toHaveURL(/\/form\//)
  await expect(page.getByRole('main')).toContainText(FieldErrors.email)
  await expect(form.locator('textarea')).toHaveValue(longest)

  await form.locator('textarea').fill(longest.repeat(10))
  await form.getByRole('checkbox').last().check()
  await form.getByRole('button', { name: AcceleratorForm.submit }).click()
  await expect(page.getByText(ApiErrors.shorten)).toBeVisible()
  await page.goBack()
  await expect(form.getByLabel(FieldNames.fullName)).toHaveValue('ნინო')
})
