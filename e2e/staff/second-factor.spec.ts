import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { structureViolations } from '../support/accessibility'
import { Cms } from '../support/cms'
import type { Site } from '../support/server'
import { expect, MESSAGES, test } from '../support/test'

const { LoginPage } = MESSAGES.en
const PASSWORD = 'a long enough one'

async function newAccount(site: Site) {
  const account = { email: `${randomUUID()}@leadx.example`, password: PASSWORD }
  await (await Cms.signIn(site)).send('POST', 'users', { ...account, role: 'editor' })
  return account
}

async function fillIn(page: Page, email: string) {
  await page.getByLabel(LoginPage.email, { exact: true }).fill(email)
  await page.getByLabel(LoginPage.password, { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: LoginPage.submit }).click()
}

async function enterCode(page: Page, code: string) {
  await page.getByLabel(LoginPage.code, { exact: true }).fill(code)
  await page.getByRole('button', { name: LoginPage.submit }).click()
}

// A wrong code is answered by 401, and what the staff screens read after signing out by 403, which the browser writes to its console.
test.use({ expectedComplaint: /status of (400|401|403|404|428)/ })

test('staff set up a second factor, and sign in with it in two steps', async ({ page, ownSite }) => {
  const { email } = await newAccount(ownSite)
  const { url } = ownSite
  await page.goto(`${url}/login?next=%2Fadmin%2Faccount&lang=en`)
  await fillIn(page, email)
  await page.getByRole('button', { name: 'Set up second factor' }).click()
  await page.getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: 'QR code with the key' })).toBeVisible()
  const key = (await page.locator('code').first().innerText()).replace(/\s/g, '')
  const codeAt = (periods: number) => new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + periods * 30_000 })
  // Once more where the period of the code ends on the way.
  await expect(async () => {
    await page.getByLabel('Code from the app').fill(codeAt(-1))
    await page.getByRole('button', { name: 'Turn on' }).click()
    await expect(page.getByRole('status').getByText('recovery codes').or(page.getByText('Keep these recovery codes'))).toBeVisible()
  }).toPass()
  await expect(page.locator('li code')).toHaveCount(10)
  const recoveryCode = await page.locator('li code').first().innerText()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('Recovery codes left: 10')).toBeVisible()

  await page.goto(`${url}/admin/logout`)
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('heading', { name: LoginPage.title, exact: true })).toBeVisible()
  await page.waitForLoadState()
  await page.goto(`${url}/login?next=%2Fteam`)
  await fillIn(page, email)
  await expect(page.getByRole('heading', { name: LoginPage.codeTitle })).toBeVisible()
  await expect(page).toHaveURL(/\/login\?step=code&next=%2Fteam$/)
  expect(await structureViolations(page)).toEqual([])
  await enterCode(page, '000000')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(MESSAGES.en.ApiErrors.codeFailed)
  await enterCode(page, codeAt(0))
  await expect(page).toHaveURL(`${url}/team`)

  await page.goto(`${url}/admin/account`)
  await page.getByRole('button', { name: 'Remove second factor' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await dialog.getByLabel('Code from the app, or a recovery code').fill(recoveryCode)
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('button', { name: 'Set up second factor' })).toBeVisible()
})
