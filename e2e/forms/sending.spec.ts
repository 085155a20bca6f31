import type { Locator, Page } from '@playwright/test'
import { openHydrated } from '../support/hydration'
import { mailsTo } from '../support/mailbox'
import { expect, MESSAGES, test } from '../support/test'
import { post, registrationBody } from '../support/visitor'

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
test.use({ expectedComplaint: /status of (404|409|429|503)|net::ERR_INTERNET_DISCONNECTED/ })

for (const [value, locale] of [['en', 'en'], ['ge', 'ka']] as const) {
  const { Form, RegistrationForm, ThankYou, FieldNames } = MESSAGES[locale]

  test(`without a network a form says so, keeps what was typed, and is sent later (${value})`, async ({ page, context }) => {
    await openHydrated(page, `${REGISTER}?lang=${value}`)
    const form = formOf(page, locale)
    await context.setOffline(true)
    await fillIn(form, locale, uniqueEmail())
    await form.getByRole('button', { name: RegistrationForm.submit }).click()
    await expect(form.getByRole('alert')).toHaveText(Form.offline)
    await expect(form.getByRole('alert')).toBeFocused()
    await expect(form.getByLabel(FieldNames.fullName)).toHaveValue('Nino Example')
    await context.setOffline(false)
    await form.getByRole('button', { name: RegistrationForm.submit }).click()
    await expect(page.getByRole('heading', { name: ThankYou.registrationTitle })).toBeVisible()
  })

  test(`a second registration is refused at its field, and the draft outlives reload and language (${value})`, async ({ page, baseURL }) => {
    const email = uniqueEmail()
    await post(`${baseURL}/api/registrations`, registrationBody(email, 'summit-2027'))
    await openHydrated(page, `${REGISTER}?lang=${value}`)
    await fillIn(formOf(page, locale), locale, email)
    await formOf(page, locale).getByRole('button', { name: RegistrationForm.submit }).click()
    const summary = formOf(page, locale).getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary).toContainText(MESSAGES[locale].ApiErrors.alreadyRegistered)
    const other = locale === 'en' ? 'ka' : 'en'
    await page.goto(`${REGISTER}?lang=${other === 'ka' ? 'ge' : 'en'}`)
    await expect(formOf(page, other).getByLabel(MESSAGES[other].FieldNames.email)).toHaveValue(email)
    await expect(formOf(page, other).getByRole('checkbox').last()).not.toBeChecked()
  })

  test(`who has lost the email has it sent again where the form says that they are registered (${value})`, async ({ page, ownSite: site }) => {
    const email = uniqueEmail()
    await post(`${site.url}/api/registrations?lang=${value}`, registrationBody(email, 'summit-2027'))
    await openHydrated(page, `${site.url}${REGISTER}?lang=${value}`)
    const form = formOf(page, locale)
    await fillIn(form, locale, email)
    await form.getByRole('button', { name: RegistrationForm.submit }).click()
    await form.getByRole('button', { name: RegistrationForm.resend }).click()
    await expect(form.getByText(MESSAGES[locale].ApiAnswers.resent.replace('{email}', email))).toBeVisible()
    await expect.poll(async () => (await mailsTo(site.dataDir, email)).length).toBe(2)
  })

  test(`what was sent stands on the page that follows, after a reload too (${value})`, async ({ page }) => {
    await openHydrated(page, `${REGISTER}?lang=${value}`)
    const form = formOf(page, locale)
    await fillIn(form, locale, uniqueEmail())
    await form.getByRole('button', { name: RegistrationForm.submit }).click()
    await expect(page).toHaveURL(/\/registration\/[\w-]+\?done=register/)
    for (let visit = 0; visit < 2; visit += 1) {
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(ThankYou.registrationTitle)
      await expect(main.getByRole('definition').filter({ hasText: 'Nino Example' })).toBeVisible()
      await expect(main.getByRole('article')).toContainText('10:00')
      await expect(main.getByRole('article').getByRole('img', { name: MESSAGES[locale].TicketCard.qrCode })).toBeVisible()
      await page.reload()
    }
  })

  test(`when many are sending a form waits and is sent by itself (${value})`, async ({ page }) => {
    let tries = 0
    await page.route('**/api/registrations*', (route) => {
      tries += 1
      return tries === 1 ? route.fulfill({ status: 429, headers: { 'Retry-After': '2' }, json: { error: { code: 'tooManyRequests', message: 'Wait.' } } }) : route.continue()
    })
    await openHydrated(page, `${REGISTER}?lang=${value}`)
    const form = formOf(page, locale)
    await fillIn(form, locale, uniqueEmail())
    await form.getByRole('button', { name: RegistrationForm.submit }).click()
    await expect(form.getByRole('status')).toContainText(Form.busy)
    await expect(page.getByRole('heading', { name: ThankYou.registrationTitle })).toBeVisible()
  })
}

for (const javaScriptEnabled of [true, false]) {
  test(`Enter after a refusal registers at the other address, and asks for no email (JavaScript ${javaScriptEnabled})`, async ({ browser, ownSite: site }) => {
    const { FieldNames, RegistrationForm, ThankYou } = MESSAGES.en
    const email = uniqueEmail()
    await post(`${site.url}/api/registrations?lang=en`, registrationBody(email, 'summit-2027'))
    const context = await browser.newContext({ javaScriptEnabled })
    const page = await context.newPage()
    await (javaScriptEnabled ? openHydrated(page, site.url + REGISTER) : page.goto(site.url + REGISTER))
    const form = formOf(page, 'en')
    await fillIn(form, 'en', email)
    await form.getByRole('button', { name: RegistrationForm.submit }).click()
    await expect(form.getByRole('button', { name: RegistrationForm.resend })).toBeVisible()
    if (!javaScriptEnabled) await form.getByRole('checkbox').last().check()
    await form.getByLabel(FieldNames.email).fill(uniqueEmail())
    await form.getByLabel(FieldNames.email).press('Enter')
    await expect(page.getByRole('heading', { name: ThankYou.registrationTitle })).toBeVisible()
    await context.close()
  })
}

test('a form that was opened before the site had a newer version is posted by the browser', async ({ page }) => {
  const { RegistrationForm, ThankYou } = MESSAGES.en
  await openHydrated(page, REGISTER)
  await page.route('**/_next/static/**/*.js', (route) => route.fulfill({ status: 404, body: '' }))
  await fillIn(formOf(page, 'en'), 'en', uniqueEmail())
  const posted = page.waitForRequest((request) => request.isNavigationRequest() && request.method() === 'POST')
  await formOf(page, 'en').getByRole('button', { name: RegistrationForm.submit }).click()
  expect(new URL((await posted).url()).pathname).toBe('/api/registrations')
  await expect(page.getByRole('heading', { name: ThankYou.registrationTitle })).toBeVisible()
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

test('a form fetches the CSRF token that the page did not bring', async ({ page, context }) => {
  const { RegistrationForm, ThankYou } = MESSAGES.en
  await openHydrated(page, REGISTER)
  await fillIn(formOf(page, 'en'), 'en', uniqueEmail())
  await context.clearCookies({ name: 'XSRF-TOKEN' })
  const issued = page.waitForResponse((answer) => answer.url().endsWith('/api/csrf'))
  await formOf(page, 'en').getByRole('button', { name: RegistrationForm.submit }).click()
  expect((await issued).status()).toBe(204)
  await expect(page.getByRole('heading', { name: ThankYou.registrationTitle })).toBeVisible()
})
