import type { Locator, Page } from '@playwright/test'
import { openHydrated } from '../support/hydration'
import { expect, MESSAGES, test } from '../support/test'

const { FieldNames, FieldErrors, Header, DateField, RegistrationForm, AcceleratorForm, ContactForm, CareerForm, CareersSection, SubscribeBlock, ThankYou, SignUpClosed, SignUpSummary } = MESSAGES.en
const REGISTER = '/event/summit-2027/register-for-public-square'
const APPLY = '/event/accelerator-2027/apply-now'

/** An address that no other test and no other run uses. */
const uniqueEmail = () => `forms-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`
const formOf = (page: Page, name: string) => page.getByRole('main').getByRole('form', { name })

async function fillInPerson(form: Locator, email: string, { FieldNames } = MESSAGES.en) {
  await form.getByLabel(FieldNames.fullName).fill('Nino Example')
  await form.getByLabel(FieldNames.email).fill(email)
  await form.getByLabel(FieldNames.phone).fill('+995 555 12 34 56')
  await form.getByLabel(FieldNames.country).selectOption('GE')
}

test('a wrong address is reported, corrected in place, and the registration is sent', { tag: ['@remote', '@smoke'] }, async ({ page }) => {
  await openHydrated(page, REGISTER)
  const form = formOf(page, RegistrationForm.label)
  await fillInPerson(form, 'nino@')
  await form.getByRole('button', { name: RegistrationForm.submit }).click()
  const summary = form.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary).toContainText(FieldErrors.email)
  await summary.getByRole('link', { name: FieldNames.email }).click()
  await expect(form.getByLabel(FieldNames.email)).toBeFocused()
  await expect(form.getByLabel(FieldNames.email)).toHaveAccessibleDescription(new RegExp(FieldErrors.email))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(uniqueEmail())
  await expect(form.getByLabel(FieldNames.email)).not.toHaveAttribute('aria-invalid', 'true')
  const consent = form.getByRole('checkbox').last()
  await expect(consent, 'what is wrong elsewhere stays said').toHaveAttribute('aria-invalid', 'true')
  await consent.check()
  await form.getByRole('button', { name: RegistrationForm.submit }).click()
  await expect(page.getByRole('main').getByRole('heading', { name: ThankYou.registrationTitle })).toBeVisible()
})

test('the footer takes an address, and nothing that is none', { tag: '@smoke' }, async ({ page }) => {
  await openHydrated(page, '/team')
  const form = page.getByRole('contentinfo').getByRole('form', { name: SubscribeBlock.subscribe })
  await form.getByLabel(SubscribeBlock.email).fill('nobody')
  await page.getByRole('banner').getByRole('link', { name: Header.connect, exact: true }).click()
  await expect(page).toHaveURL('/connect')
  await expect(form.getByLabel(SubscribeBlock.email)).toHaveValue('nobody')
  await form.getByRole('button', { name: SubscribeBlock.subscribe }).click()
  await expect(form.getByText(FieldErrors.email)).toBeVisible()
  await expect(form.getByLabel(SubscribeBlock.email)).toBeFocused()
  await expect(page.getByText(SubscribeBlock.failed)).toHaveCount(0)
  await form.getByLabel(SubscribeBlock.email).fill(uniqueEmail())
  await form.getByRole('button', { name: SubscribeBlock.subscribe }).click()
  const notice = page.getByRole('listitem').filter({ hasText: SubscribeBlock.sent })
  await expect(notice).toBeVisible()
  expect((await notice.boundingBox())?.y, 'at the top').toBeLessThan(100)
  await expect(form.getByLabel(SubscribeBlock.email)).toHaveValue('')
  await expect(notice).toBeHidden({ timeout: 10_000 })
  await page.goBack()
  await expect(page).toHaveURL('/team')
  await expect(form.getByLabel(SubscribeBlock.email)).toHaveValue('')
})

test('one writes to the organisation, and asks to work there', async ({ page }) => {
  // Sent without scripts, the first would lead away from the second.
  await openHydrated(page, '/connect')
  await page.getByRole('main').getByText(CareersSection.open).click()
  const letters = [
    { form: formOf(page, ContactForm.label), message: ContactForm.message, submit: ContactForm.submit, title: ThankYou.contactTitle },
    { form: formOf(page, CareerForm.label), message: CareerForm.message, submit: CareerForm.submit, title: ThankYou.careersTitle },
  ]
  for (const { form, message, submit, title } of letters) {
    await form.getByLabel(FieldNames.fullName).fill('Nino Example')
    await form.getByLabel(FieldNames.email).fill(uniqueEmail())
    await form.getByLabel(message).fill('Hello')
    await form.getByRole('button', { name: submit }).click()
    await expect(page.getByRole('main').getByRole('heading', { name: title })).toBeVisible()
  }
})

test('an application goes part by part, by keyboard alone, and is read once more before it is sent', { tag: '@smoke' }, async ({ page }) => {
  await page.goto(APPLY)
  const form = formOf(page, AcceleratorForm.label)
  const next = (title: string) => form.getByRole('button', { name: AcceleratorForm.next.replace('{title}', title) })
  await next(AcceleratorForm.project).press('Enter')
  await expect(form.getByRole('alert')).toBeFocused()
  await fillInPerson(form, uniqueEmail())
  const birthDate = form.getByRole('group', { name: AcceleratorForm.birthDate })
  await birthDate.getByLabel(DateField.day).fill('31')
  await birthDate.getByLabel(DateField.month).fill('2')
  await birthDate.getByLabel(DateField.year).fill('1990')
  await next(AcceleratorForm.project).press('Enter')
  await expect(form.getByRole('alert')).toContainText(FieldErrors.date)
  await form.getByRole('alert').getByRole('link', { name: AcceleratorForm.birthDate }).press('Enter')
  await expect(birthDate.getByLabel(DateField.day)).toBeFocused()
  await expect(birthDate.getByLabel(DateField.day)).toHaveAttribute('inputmode', 'numeric')
  await birthDate.getByLabel(DateField.day).fill('13')
  await birthDate.getByLabel(DateField.month).fill('5')
  await next(AcceleratorForm.project).press('Enter')
  await expect(form.getByRole('heading', { name: AcceleratorForm.project })).toBeFocused()
  await form.getByLabel(AcceleratorForm.projectName).fill('The long thread')
  await page.reload()
  await expect(form.getByLabel(AcceleratorForm.projectName)).toHaveValue('The long thread')
  await form.getByRole('radio', { name: AcceleratorForm.prototype }).press('Space')
  await form.getByLabel(AcceleratorForm.projectName).press('Enter')
  await form.getByLabel(AcceleratorForm.motivation).fill('To learn.')
  await next(AcceleratorForm.check).press('Enter')
  await expect(form.getByRole('region', { name: AcceleratorForm.project })).toContainText('The long thread')
  await expect(form.getByRole('region', { name: AcceleratorForm.personal })).toContainText('13 May 1990')
  await page.goBack()
  await expect(form.getByLabel(AcceleratorForm.motivation)).toHaveValue('To learn.')
  await page.goBack()
  await expect(form.getByLabel(AcceleratorForm.projectName)).toHaveValue('The long thread')
  await page.goForward()
  await page.goForward()
  await expect(form.getByRole('region', { name: AcceleratorForm.project })).toBeVisible()
  await form.getByRole('checkbox').last().press('Space')
  await form.getByRole('button', { name: AcceleratorForm.submit }).press('Enter')
  await expect(page.getByRole('main').getByRole('heading', { name: ThankYou.applicationTitle })).toBeVisible()
})

test('before its scripts run an application shows the first part as it will stand, and names the accelerator', async ({ page }) => {
  await page.route('**/_next/static/**/*.js', () => undefined)
  await page.goto('/event/summit-2027/apply-now', { waitUntil: 'domcontentloaded' })
  const form = formOf(page, AcceleratorForm.label)
  await expect(form.getByRole('heading', { name: AcceleratorForm.personal })).toBeVisible()
  await expect(form.getByRole('heading', { name: AcceleratorForm.project })).toBeHidden()
  // Should the scripts not come at all.
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()))
  await expect(form.getByRole('heading', { name: AcceleratorForm.project })).toBeVisible()
  const summary = page.getByRole('complementary', { name: SignUpSummary.title })
  await expect(summary.getByText('Leadx Accelerator 2027: Four Months of Real Work')).toBeVisible()
  await expect(summary.getByRole('link', { name: SignUpSummary.about })).toHaveAttribute('href', '/event/accelerator-2027')
})

test('an event that is over takes nobody, and leads on', async ({ page }) => {
  await page.goto('/event/summit-2025/register-for-public-square')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: SignUpClosed.over })).toBeVisible()
  await expect(main.getByText(SignUpClosed.over)).toHaveCount(1)
  await expect(main.getByRole('note')).toHaveCount(0)
  await expect(main.getByRole('form')).toHaveCount(0)
  await expect(main.getByRole('link', { name: SignUpClosed.toNext })).toHaveAttribute('href', '/event/summit-2027')
  await expect(main.getByRole('link', { name: SignUpClosed.subscribe })).toHaveAttribute('href', '/connect#subscribe')
  // What the sentence beside it promises.
  await expect(main.getByText(SignUpClosed.overText).locator('xpath=following-sibling::*').getByRole('link', { name: SignUpClosed.event })).toHaveAttribute('href', '/event/summit-2025')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a birthday that never was is shown again as it was typed, in either language, and put right', { tag: ['@remote', '@smoke'] }, async ({ page }) => {
    await page.goto(`${APPLY}?lang=ge`)
    const { ka } = MESSAGES
    const form = formOf(page, ka.AcceleratorForm.label)
    await fillInPerson(form, uniqueEmail(), ka)
    const birthDate = form.getByRole('group', { name: ka.AcceleratorForm.birthDate })
    for (const [label, text] of [[ka.DateField.day, '31'], [ka.DateField.month, '2'], [ka.DateField.year, '1990']] as const) await birthDate.getByLabel(label).fill(text)
    await form.getByLabel(ka.AcceleratorForm.projectName).fill('The long thread')
    await form.getByRole('radio', { name: ka.AcceleratorForm.prototype }).check()
    await form.getByLabel(ka.AcceleratorForm.motivation).fill('To learn.')
    await form.getByRole('checkbox').last().check()
    await form.getByRole('button', { name: ka.AcceleratorForm.submit }).click()
    await expect(form.getByRole('alert')).toContainText(`${ka.AcceleratorForm.birthDate}: ${ka.FieldErrors.date}`)
    await expect(birthDate.getByLabel(ka.DateField.month)).toHaveValue('2')
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
    const english = formOf(page, AcceleratorForm.label)
    await expect(english.getByLabel(DateField.day)).toHaveValue('31')
    await english.getByLabel(DateField.day).fill('28')
    await english.getByRole('checkbox').last().check()
    await english.getByRole('button', { name: AcceleratorForm.submit }).click()
    await expect(page.getByRole('main').getByRole('heading', { name: ThankYou.applicationTitle })).toBeVisible()
  })
})
