import { Cms } from '../support/cms'
import { linkIn } from '../../scripts/test/outbox'
import { mailTo } from '../support/mailbox'
import { expect, MESSAGES, test } from '../support/test'

test.use({ javaScriptEnabled: false })

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
