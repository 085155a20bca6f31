import type { Locator, Page } from '@playwright/test'
import { openHydrated } from '../support/hydration'
import { expect, MESSAGES, test } from '../support/test'
import { registrationBody } from '../../scripts/test/visitor'
import { post } from '../support/visitor'

const REGISTER = '/event/summit-2027/register-for-public-square'
const uniqueEmail = () => `sending-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`
const formOf = (page: Page, locale: 'en' | 'ka') => page.getByRole('main').getByRole('form', { name: MESSAGES[locale].RegistrationForm.label })

async function fillIn(form: Locator, locale: 'en' | 'ka', email: string) {
  const { FieldNames } = MESSAGES[locale]
  await form.getByLabel(FieldNames.fullName).fill('Nino Example')
  await form.getByLabel(FieldNames.email).fill(email)
  await form.getByLabel(FieldNames.phone).fill('+995 555 12 34 56')
  await form.getByLabel(FieldNames.country).selectOption('GE')
  await form.getByRole('checkbox').last().check()
}

// Chromium writes a line of its own for each request that fails.
test.use({ expectedComplaint: /status of (404|409|422|503)|net::ERR_INTERNET_DISCONNECTED/ })

test('without a network a form says so, keeps what was typed, and is sent later', async ({ page, context }) => {
  const { Form, RegistrationForm, ThankYou, FieldNames } = MESSAGES.en
  await openHydrated(page, REGISTER)
  const form = formOf(page, 'en')
  await context.setOffline(true)
  await fillIn(form, 'en', uniqueEmail())
  await form.getByRole('button', { name: RegistrationForm.submit }).click()
  await expect(form.getByRole('alert')).toHaveText(Form.offline)
  await expect(form.getByRole('alert')).toBeFocused()
  await expect(form.getByLabel(FieldNames.fullName)).toHaveValue('Nino Example')
  await context.setOffline(false)
  await form.getByRole('button', { name: RegistrationForm.submit }).click()
  await expect(page.getByRole('heading', { name: ThankYou.registrationTitle })).toBeVisible()
  await openHydrated(page, REGISTER)
  await expect(form.getByLabel(FieldNames.fullName)).toHaveValue('')
})

test('what a program fills in is emptied and asked for again, and no form asks for what the policy of the page refuses', async ({ page }) => {
  const { ApiErrors, FieldNames, RegistrationForm, ThankYou } = MESSAGES.en
  await page.addInitScript(() => addEventListener('securitypolicyviolation', ({ blockedURI }) => console.error(`refused: ${blockedURI}`)))
  await openHydrated(page, REGISTER)
  const form = formOf(page, 'en')
  await fillIn(form, 'en', uniqueEmail())
  await form.locator('[name=homepage]').fill('as a password manager does', { force: true })
  await form.getByRole('button', { name: RegistrationForm.submit }).click()
  await expect(form.getByRole('alert')).toHaveText(ApiErrors.honeypot)
  await expect(form.getByLabel(FieldNames.fullName)).toHaveValue('Nino Example')
  await form.getByRole('button', { name: RegistrationForm.submit }).click()
  await expect(page.getByRole('heading', { name: ThankYou.registrationTitle })).toBeVisible()
})

test('a second registration is refused at its field, the email comes again, and the draft outlives a change of the language', { tag: '@smoke' }, async ({ page, context, baseURL }) => {
  const email = uniqueEmail()
  await post(`${baseURL}/api/registrations`, registrationBody(email, 'summit-2027'))
  await openHydrated(page, `${REGISTER}?lang=ge`)
  await fillIn(formOf(page, 'ka'), 'ka', email)
  await formOf(page, 'ka').getByRole('button', { name: MESSAGES.ka.RegistrationForm.submit }).click()
  const summary = formOf(page, 'ka').getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary).toContainText(MESSAGES.ka.ApiErrors.alreadyRegistered)
  const resend = formOf(page, 'ka').getByRole('button', { name: MESSAGES.ka.RegistrationForm.resend })
  await context.setOffline(true)
  await resend.click()
  await expect(formOf(page, 'ka').getByText(MESSAGES.ka.Form.offline)).toBeVisible()
  await context.setOffline(false)
  await resend.click()
  await expect(formOf(page, 'ka').getByRole('status').filter({ hasText: MESSAGES.ka.ApiAnswers.resent.replace('{email}', email) })).toBeVisible()
  await page.goto(`${REGISTER}?lang=en`)
  await expect(formOf(page, 'en').getByLabel(MESSAGES.en.FieldNames.email)).toHaveValue(email)
  await expect(formOf(page, 'en').getByLabel(MESSAGES.en.FieldNames.country)).toHaveValue('GE')
  await expect(formOf(page, 'en').getByRole('checkbox').last()).not.toBeChecked()
})

test('without JavaScript Enter after a refusal registers at the other address, and asks for no email', async ({ browser, baseURL }) => {
  const { FieldNames, RegistrationForm, ThankYou } = MESSAGES.en
  const email = uniqueEmail()
  await post(`${baseURL}/api/registrations?lang=en`, registrationBody(email, 'summit-2027'))
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL })
  await page.goto(REGISTER)
  const form = formOf(page, 'en')
  await fillIn(form, 'en', email)
  await form.getByRole('button', { name: RegistrationForm.submit }).click()
  await expect(form.getByRole('button', { name: RegistrationForm.resend })).toBeVisible()
  await form.getByRole('checkbox').last().check()
  await form.getByLabel(FieldNames.email).fill(uniqueEmail())
  await form.getByLabel(FieldNames.email).press('Enter')
  await expect(page.getByRole('heading', { name: ThankYou.registrationTitle })).toBeVisible()
  await page.close()
})

test('what is typed before the page is ready stays, and the draft does not replace it', async ({ page }) => {
  const { FieldNames, RegistrationForm } = MESSAGES.en
  await openHydrated(page, REGISTER)
  await formOf(page, 'en').getByLabel(FieldNames.fullName).fill('From the draft')
  await formOf(page, 'en').getByLabel(FieldNames.phone).fill('+995 555 00 00 00')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  const form = page.getByRole('main').getByRole('form', { name: RegistrationForm.label })
  await form.getByLabel(FieldNames.fullName).fill('Typed early')
  release()
  await expect(form.getByLabel(FieldNames.phone)).toHaveValue('+995 555 00 00 00')
  await expect(form.getByLabel(FieldNames.fullName)).toHaveValue('Typed early')
  await page.reload()
  await expect(form.getByLabel(FieldNames.fullName)).toHaveValue('Typed early')
})
