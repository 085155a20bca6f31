import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { Cms } from '../support/cms'
import { send, signIn } from '../support/client'
import { expectHydrated } from '../support/hydration'
import { mailTo } from '../support/mailbox'
import { ADMIN, type Site } from '../support/server'
import { StaffScreens } from '../support/staff-screens'
import { expect, MESSAGES, test } from '../support/test'

const { AccountForm, LoginPage, SessionBar, ForgotPasswordPage, ResetPasswordPage, ApiErrors, ApiAnswers, Emails } = MESSAGES.en
const PASSWORD = 'a long enough one'

async function newAccount(site: Site, role = 'user') {
  const account = { email: `${randomUUID()}@leadx.example`, password: PASSWORD }
  await (await Cms.signIn(site)).send('POST', 'users', { ...account, role })
  return account
}

async function fillIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel(LoginPage.email, { exact: true }).fill(email)
  await page.getByLabel(LoginPage.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: LoginPage.submit }).click()
}

const sessionBar = (page: Page) => page.getByRole('complementary', { name: SessionBar.label })

// A wrong password is answered by 401 or 400, one that is too short by 422, which the browser writes to its console.
test.use({ expectedComplaint: /status of (400|401|404|422|428|503)/ })

test('one sign-in opens site, API and staff screens, where what is published shows at the next request, and one sign-out closes them', { tag: '@smoke' }, async ({ page, ownSite }) => {
  await page.goto(`${ownSite.url}/speaker/nino-kapanadze?lang=en`)
  await expect(sessionBar(page)).toHaveCount(0)
  await page.goto(`${ownSite.url}/admin/collections/events`)
  await expect(page).toHaveURL(/\/login\?next=%2Fadmin%2Fcollections%2Fevents/)
  // The form alone keeps the address; posted by the browser itself it would not.
  await expectHydrated(page)
  await page.getByRole('button', { name: LoginPage.submit }).click()
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(`${LoginPage.password}: `)
  const password = page.getByLabel(LoginPage.password, { exact: true })
  for (const [name, type] of [[AccountForm.showPassword, 'text'], [AccountForm.hidePassword, 'password']] as const) {
    await page.getByRole('button', { name }).click()
    await expect(password).toHaveAttribute('type', type)
  }
  await fillIn(page, { ...ADMIN, password: 'not this one' })
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(ApiErrors.signInFailed)
  await expect(page.getByLabel(LoginPage.email, { exact: true })).toHaveValue(ADMIN.email)
  await fillIn(page, ADMIN)
  // The list adds how it is sorted to its address once it is drawn.
  await expect(page).toHaveURL(new RegExp(`^${ownSite.url}/admin/collections/events(\\?|$)`))
  await expect(page.getByRole('link', { name: 'Gali Jazz 2027' })).toBeVisible()
  expect((await page.request.get(`${ownSite.url}/api/users/me`)).status()).toBe(200)

  await page.goto(`${ownSite.url}/speaker/nino-kapanadze`)
  await expect(sessionBar(page)).toContainText(ADMIN.email)
  const edit = sessionBar(page).getByRole('link', { name: SessionBar.edit })
  await expect(edit).toHaveAttribute('href', /\/admin\/collections\/speakers\/[\w-]{36}$/)
  await edit.click()
  await expect(page.locator('#field-fullName')).toHaveValue('Nino Kapanadze')
  const cms = await Cms.signIn(ownSite)
  const putBack = await cms.remember(`speakers/${await cms.keyOf('speakers', 'identifier', 'nino-kapanadze')}`, 'role')
  const staff = new StaffScreens(page, ownSite.url)
  await staff.fill({ role: 'Publisher of tests' })
  await staff.publish()
  expect(await (await fetch(`${ownSite.url}/speaker/nino-kapanadze`)).text()).toContain('Publisher of tests')
  await putBack()

  await page.goto(`${ownSite.url}/about`)
  const reloaded = page.waitForEvent('load')
  await sessionBar(page).getByRole('button', { name: SessionBar.signOut }).click()
  await reloaded
  await expect(page).toHaveURL(`${ownSite.url}/about`)
  await expect(sessionBar(page)).toHaveCount(0)
  expect(await page.evaluate(() => document.cookie)).not.toContain('signed-in')
  expect((await page.request.get(`${ownSite.url}/api/users/me`)).status()).toBe(401)
  await page.goto(`${ownSite.url}/admin`)
  await expect(page).toHaveURL(/\/login\?next=%2Fadmin$/)
})

test('whoever changes their own password on the staff screens types the present one', async ({ page, ownSite }) => {
  const account = await newAccount(ownSite, 'editor')
  const password = 'another long enough one'
  await page.goto(`${ownSite.url}/login?next=%2Fadmin%2Faccount`)
  await fillIn(page, account)
  const change = page.getByRole('button', { name: 'Change Password' })
  await change.waitFor()
  // The button is there before it does anything, and gone once it has.
  await expect(async () => {
    if (await change.isVisible()) await change.click({ timeout: 5000 })
    await expect(page.getByLabel('New Password')).toBeVisible({ timeout: 5000 })
  }).toPass()
  await page.getByLabel('New Password').fill(password)
  await page.getByLabel('Confirm Password').fill(password)
  const save = page.getByRole('button', { name: 'Save' })
  // The screen takes a moment to find the two passwords alike, and refuses to save until then.
  await expect(async () => {
    await save.click()
    await expect(page.getByText('enter your current password').first()).toBeVisible({ timeout: 5000 })
  }).toPass()
  const present = page.getByLabel('Current password')
  await expect(present).toHaveAttribute('type', 'password')
  await present.fill(account.password)
  await save.click()
  await expect(page.getByText('successfully').first()).toBeVisible()
  await expect(async () => expect((await signIn(ownSite, { ...account, password })).answer.status).toBe(200)).toPass()
})

test('without JavaScript one signs in and out as well, and reads what went wrong', async ({ browser, ownSite }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${ownSite.url}/login?next=/about`)
  await fillIn(page, { ...ADMIN, password: 'not this one' })
  await expect(page).toHaveURL(/\/login\?next=%2Fabout&notice=failed/)
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(ApiErrors.signInFailed)
  await fillIn(page, ADMIN)
  await expect(page).toHaveURL(`${ownSite.url}/about`)
  expect((await page.request.get(`${ownSite.url}/api/users/me`)).status()).toBe(200)
  await page.goto(`${ownSite.url}/login`)
  await page.getByRole('button', { name: LoginPage.signOut }).click()
  await expect(page).toHaveURL(`${ownSite.url}/`)
  expect((await page.request.get(`${ownSite.url}/api/users/me`)).status()).toBe(401)
  await context.close()
})

test('a visitor sees who they are; a session that was ended elsewhere leads to the sign-in, and back', async ({ page, ownSite, context }) => {
  const account = await newAccount(ownSite)
  await page.goto(`${ownSite.url}/login?next=/team&lang=en`)
  await fillIn(page, account)
  await expect(sessionBar(page)).toContainText(account.email)
  await expect(sessionBar(page).getByRole('link'), 'nothing of the staff').toHaveCount(0)
  const token = (await context.cookies()).find(({ name }) => name === 'token')?.value ?? ''
  await send(ownSite, 'POST', '/api/auth/logout', { token })
  await page.goto(`${ownSite.url}/media`)
  await expect(page).toHaveURL(/\/login\?next=%2Fmedia/)
  await fillIn(page, account)
  await expect(page).toHaveURL(`${ownSite.url}/media`)
})

test('a forgotten password is replaced by the link of a letter, once', async ({ page, ownSite }) => {
  const account = await newAccount(ownSite)
  await page.goto(`${ownSite.url}/login?lang=en`)
  await page.getByRole('link', { name: LoginPage.forgot }).click()
  await expect(page).toHaveURL(/forgot-password/)
  await expect(page.getByText(ForgotPasswordPage.intro)).toBeVisible()
  await page.getByLabel(ForgotPasswordPage.email, { exact: true }).fill(account.email)
  await page.getByRole('button', { name: ForgotPasswordPage.submit }).click()
  await expect(page.getByText(ForgotPasswordPage.sent)).toBeVisible()
  const email = await mailTo(ownSite.dataDir, account.email, Emails.passwordResetSubject)
  const link = /http\S+\/reset-password\/\S+/.exec(email.text ?? '')?.[0] ?? ''
  await page.goto(link.replace(/^https?:\/\/[^/]+/, ownSite.url))
  await page.getByLabel(ResetPasswordPage.password, { exact: true }).fill('short')
  await page.getByRole('button', { name: ResetPasswordPage.submit }).click()
  await expect(page).toHaveURL(/reset-password/)
  await page.getByLabel(ResetPasswordPage.password, { exact: true }).fill('another long one')
  await page.getByRole('button', { name: ResetPasswordPage.submit }).click()
  await expect(page.getByText(ApiAnswers.passwordChanged)).toBeVisible()
  await fillIn(page, { ...account, password: 'another long one' })
  await expect(sessionBar(page)).toContainText(account.email)
  await page.goto(link.replace(/^https?:\/\/[^/]+/, ownSite.url))
  await page.getByLabel(ResetPasswordPage.password, { exact: true }).fill('a third long one')
  await page.getByRole('button', { name: ResetPasswordPage.submit }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(ApiErrors.resetLinkOver)
})

test('an administrator invites a colleague, who chooses a password in their language without JavaScript', async ({ page, ownSite, browser }) => {
  const email = `${randomUUID()}@leadx.example`
  const staff = new StaffScreens(page, ownSite.url)
  await staff.signIn()
  await staff.open('/collections/users')
  await page.getByRole('link', { name: /Create new/i }).first().click()
  await expect(page).toHaveURL(`${ownSite.url}/admin/invite`)
  await page.getByLabel('Name').fill('Nino Beridze')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Role').selectOption('Editor')
  await page.getByLabel('Language of emails').selectOption('ქართული')
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByText('no password has been chosen yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeHidden()

  const { ResetPasswordPage: words, LoginPage: login, ApiAnswers: answers } = MESSAGES.ka
  const invitation = await mailTo(ownSite.dataDir, email, MESSAGES.ka.Emails.accountInvitationAction)
  const link = /http\S+\/reset-password\/\S+/.exec(invitation.text ?? '')?.[0] ?? ''
  const context = await browser.newContext({ javaScriptEnabled: false })
  const invited = await context.newPage()
  const answer = await invited.goto(link.replace(/^https?:\/\/[^/]+/, ownSite.url))
  expect(answer?.headers()).toMatchObject({ 'cache-control': expect.stringContaining('no-store'), 'referrer-policy': expect.any(String) })
  await expect(invited.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(invited.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer')
  await expect(invited.getByRole('heading', { name: words.invitedTitle, exact: true })).toBeVisible()
  for (const [password, outcome] of [['short', words.invitedTitle], ['chosen by Nino herself', login.title]] as const) {
    await invited.getByLabel(words.invitedPassword, { exact: true }).fill(password)
    await invited.getByRole('button', { name: words.submit }).click()
    await expect(invited.getByRole('heading', { name: outcome, exact: true })).toBeVisible()
  }
  await expect(invited.getByText(answers.passwordChanged)).toBeVisible()
  await invited.getByLabel(login.email, { exact: true }).fill(email)
  await invited.getByLabel(login.password, { exact: true }).fill('chosen by Nino herself')
  await invited.getByRole('button', { name: login.submit }).click()
  await expect(invited).toHaveURL(/\/admin/)
  await context.close()
})
