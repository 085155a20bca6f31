import type { Browser, Locator, Page } from '@playwright/test'
import { linkIn } from '../../scripts/test/outbox'
import { allViolations } from '../support/accessibility'
import { Cms } from '../support/cms'
import { openHydrated } from '../support/hydration'
import { mailTo } from '../support/mailbox'
import type { Site } from '../support/server'
import { expect, MESSAGES, test } from '../support/test'

// The browser writes down what a test cuts off.
test.use({ expectedComplaint: /status of (404|409|422|503)|net::ERR_CONNECTION_RESET/ })

const EVENT = 'accelerator-2027'
const APPLY = `/event/${EVENT}/apply-now`
const LABEL = 'Your deck'
const WIDTHS = [390, 768, 1440]

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>\nendobj\ntrailer\n<< /Size 4 /Root 1 0 R >>\n%%EOF\n',
)
const deck = (name: string) => ({ name, mimeType: 'application/pdf', buffer: PDF })

const uniqueEmail = (name: string) => `${name}-${Date.now()}@example.com`

async function askForFile(site: Site): Promise<void> {
  const cms = await Cms.signIn(site)
  const key = await cms.keyOf('events', 'identifier', EVENT)
  const questions = [{ form: 'application', kind: 'file', key: 'deck', label: LABEL, isRequired: true }]
  await cms.send('PATCH', `events/${key}?locale=en`, { questions, isApplyActive: true, applyOpensAt: null, applyClosesAt: null, _status: 'published' })
}

async function fillIn(form: Locator, email: string, { FieldNames, AcceleratorForm, DateField } = MESSAGES.en): Promise<void> {
  await form.getByLabel(FieldNames.fullName).fill('Nino Example')
  await form.getByLabel(FieldNames.email).fill(email)
  await form.getByLabel(FieldNames.phone).fill('+995 555 12 34 56')
  await form.getByLabel(FieldNames.country).selectOption('GE')
  await form.getByLabel(DateField.day, { exact: true }).fill('28')
  await form.getByLabel(DateField.month, { exact: true }).fill('2')
  await form.getByLabel(DateField.year, { exact: true }).fill('1990')
  await form.getByLabel(AcceleratorForm.projectName).fill('Wool')
  await form.getByLabel(AcceleratorForm.prototype).check()
  await form.getByLabel(AcceleratorForm.motivation).fill('We spin.')
}

async function draftLink(site: Site, email: string): Promise<string> {
  return `${site.url}${linkIn(await mailTo(site.dataDir, email, 'draft='), '/event/')}`
}

async function ownLink(site: Site, email: string): Promise<string> {
  return `${site.url}${linkIn(await mailTo(site.dataDir, email, '/application/'), '/application/')}`
}

/** On several widths, in both languages and schemes: nothing is lost, and everybody can use it. */
async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect.poll(() => allViolations(page)).toEqual([])
  }
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${page.url()} at ${width}`).toBeLessThanOrEqual(width)
  }
}

async function withoutScripts(browser: Browser, act: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  await act(await context.newPage())
  await context.close()
}

test('an application is begun on one device, sent from another with a file, corrected, and withdrawn in two taps', async ({ page, browser, ownSite: site }) => {
  const { AcceleratorForm, FileField, FieldNames, ThankYou, OwnApplicationForm, OwnApplicationState, WithdrawApplication } = MESSAGES.en
  await askForFile(site)
  const email = uniqueEmail('devices')
  await openHydrated(page, `${site.url}${APPLY}`)
  const form = page.getByRole('main').getByRole('form', { name: AcceleratorForm.label })
  // Without an address nobody can be sent a link.
  await form.getByRole('button', { name: AcceleratorForm.later }).click()
  await expect(form.getByLabel(FieldNames.email)).toHaveAttribute('aria-invalid', 'true')
  await form.getByLabel(FieldNames.fullName).fill('Nino Example')
  await form.getByLabel(FieldNames.email).fill(email)
  await form.getByRole('button', { name: AcceleratorForm.later }).click()
  await expect(form.getByRole('status').filter({ hasText: email })).toBeVisible()

  const other = await browser.newContext({ baseURL: site.url })
  const device = await other.newPage()
  await openHydrated(device, await draftLink(site, email))
  const opened = device.getByRole('main').getByRole('form', { name: AcceleratorForm.label })
  await expect(opened.getByLabel(FieldNames.fullName)).toHaveValue('Nino Example')
  await opened.getByLabel(FieldNames.phone).fill('+995 555 12 34 56')
  await opened.getByLabel(FieldNames.country).selectOption('GE')
  for (const [part, value] of [['day', '28'], ['month', '2'], ['year', '1990']] as const) await opened.getByLabel(MESSAGES.en.DateField[part], { exact: true }).fill(value)
  await opened.getByRole('button', { name: AcceleratorForm.project }).click()
  await opened.getByLabel(AcceleratorForm.projectName).fill('Wool')
  await opened.getByLabel(AcceleratorForm.prototype).check()
  await opened.getByRole('button', { name: AcceleratorForm.why }).click()
  await opened.getByLabel(AcceleratorForm.motivation).fill('We spin.')
  await opened.getByLabel(LABEL).setInputFiles({ name: 'deck.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no document') })
  await expect(opened.getByRole('alert').filter({ hasText: 'PDF' })).toBeVisible()
  await opened.getByLabel(LABEL).setInputFiles(deck('deck.pdf'))
  await expect(opened.getByText(FileField.attached.replace('{name}', 'deck.pdf'))).toBeAttached()
  await expectAccessible(device)
  await opened.getByRole('button', { name: AcceleratorForm.later }).click()
  await expect(opened.getByRole('status').filter({ hasText: AcceleratorForm.laterSaved })).toBeVisible()
  await device.reload()
  await expect(opened.getByText('deck.pdf')).toBeVisible()
  await opened.getByRole('button', { name: AcceleratorForm.check }).click()
  await opened.getByRole('checkbox').check()
  await opened.getByRole('button', { name: AcceleratorForm.submit }).click()
  await expect(device.getByRole('main').getByRole('heading', { name: ThankYou.applicationTitle })).toBeVisible()

  await openHydrated(device, await ownLink(site, email))
  const main = device.getByRole('main')
  await expect(main.getByRole('heading', { name: OwnApplicationState.received })).toBeVisible()
  const [download] = await Promise.all([device.waitForEvent('download'), main.getByRole('definition').getByRole('link', { name: 'deck.pdf' }).click()])
  expect(download.suggestedFilename()).toBe('deck.pdf')
  await main.locator('summary').filter({ hasText: OwnApplicationForm.title }).click()
  await expectAccessible(device)
  await main.getByLabel(AcceleratorForm.motivation).fill('We spin and weave.')
  await main.getByRole('button', { name: OwnApplicationForm.save, exact: true }).click()
  await expect(main.getByRole('definition').filter({ hasText: 'We spin and weave.' })).toBeVisible()
  await main.locator('summary').filter({ hasText: WithdrawApplication.withdraw }).click()
  await main.getByRole('button', { name: WithdrawApplication.withdrawNow }).click()
  await expect(main.getByRole('heading', { name: OwnApplicationState.withdrawn })).toBeVisible()
  await other.close()
})

test('all of it works without scripts, in Georgian', async ({ browser, ownSite: site }) => {
  const { AcceleratorForm, ThankYou, ApplyNowPage, OwnApplicationForm, OwnApplicationState, WithdrawApplication, FormPage } = MESSAGES.ka
  await askForFile(site)
  const email = uniqueEmail('plain')
  await withoutScripts(browser, async (page) => {
    const form = page.getByRole('main').getByRole('form', { name: AcceleratorForm.label })
    const main = page.getByRole('main')
    await page.goto(`${site.url}${APPLY}?lang=ge`)
    await form.getByLabel(MESSAGES.ka.FieldNames.email).fill(email)
    await form.getByLabel(LABEL).setInputFiles(deck('deck.pdf'))
    await form.getByRole('button', { name: AcceleratorForm.later }).click()
    await expect(main.getByRole('heading', { name: ThankYou.draftTitle })).toBeVisible()
    await page.goto(await draftLink(site, email))
    await expect(form.getByText('deck.pdf')).toBeVisible()
    await fillIn(form, email, MESSAGES.ka)
    await form.getByRole('button', { name: AcceleratorForm.later }).click()
    await expect(main.getByRole('status').filter({ hasText: ApplyNowPage.draftSaved.split('.')[0] })).toBeVisible()
    await form.getByRole('checkbox').last().check()
    await form.getByRole('button', { name: AcceleratorForm.submit }).click()
    await expect(main.getByRole('heading', { name: ThankYou.applicationTitle })).toBeVisible()
    await page.goto(await ownLink(site, email))
    await main.locator('summary').filter({ hasText: OwnApplicationForm.title }).click()
    await main.getByLabel(LABEL).setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no document') })
    await main.getByRole('button', { name: OwnApplicationForm.save, exact: true }).click()
    await expect(main.getByRole('heading', { name: FormPage.title })).toBeVisible()
    await main.getByLabel(LABEL).setInputFiles(deck('new.pdf'))
    await main.getByRole('button', { name: OwnApplicationForm.save, exact: true }).click()
    await expect(main.getByRole('definition').getByRole('link', { name: 'new.pdf' })).toBeVisible()
    await main.locator('summary').filter({ hasText: WithdrawApplication.withdraw }).click()
    await main.getByRole('button', { name: WithdrawApplication.withdrawNow }).click()
    await expect(main.getByRole('heading', { name: OwnApplicationState.withdrawn })).toBeVisible()
  })
})

test('an upload that is cut off is tried again, and a link that opens nothing offers another', async ({ page, ownSite: site }) => {
  const { AcceleratorForm, FileField, MissingLink, ResendApplicationForm } = MESSAGES.en
  await askForFile(site)
  let tries = 0
  await page.route('**/api/applicationFiles*', (route) => (++tries === 1 ? route.abort('connectionreset') : route.continue()))
  await openHydrated(page, `${site.url}${APPLY}`)
  const form = page.getByRole('main').getByRole('form', { name: AcceleratorForm.label })
  await form.locator('input[type=file]').setInputFiles(deck('deck.pdf'))
  await expect(form.getByText(FileField.attached.replace('{name}', 'deck.pdf'))).toBeAttached()
  expect(tries).toBe(2)
  await page.goto(`${site.url}/application/nothing`)
  await expect(page.getByRole('heading', { name: MissingLink.title })).toBeVisible()
  await expect(page.getByRole('button', { name: ResendApplicationForm.submit })).toBeVisible()
  await expectAccessible(page)
})
