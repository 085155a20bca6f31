import type { Page } from '@playwright/test'
import { linkIn } from '../../scripts/test/outbox'
import { Cms } from '../support/cms'
import { readSource } from '../support/html'
import { mailsTo, mailTo } from '../support/mailbox'
import type { Site } from '../support/server'
import { StaffScreens } from '../support/staff-screens'
import { expect, MESSAGES, test } from '../support/test'
import { post } from '../support/visitor'

const WRITER = { email: 'writer@leadx.example', password: 'correct horse battery' }
const NINO = 'nino@letters.example'
const JOHN = 'john@letters.example'
const PATH = '/letter/what-the-river-keeps'

/** Fonts of the frame that shows an email are none of the site's. */
test.use({ expectedComplaint: /status of (404|428)|Blocked script execution/ })

async function subscribe(site: Site, email: string, lang: 'en' | 'ge'): Promise<void> {
  expect((await post(`${site.url}/api/subscriptions?lang=${lang}`, { email, fullName: 'Reader', subject: 'News' })).status).toBe(201)
  const token = linkIn(await mailTo(site.dataDir, email, '/subscription/'), '/subscription/').split(/[/?]/)[2]
  expect((await post(`${site.url}/api/ownSubscriptions/${token}/confirm`, {})).status).toBe(200)
}

async function write(page: Page, text: string): Promise<void> {
  await page.locator('.rich-text-lexical [contenteditable="true"]').first().click()
  await page.keyboard.type(text)
}

test('a letter is written, looked at and tested by an editor, sent by an administrator, read on the site, and ended by its readers', async ({ browser, ownSite: site, page }) => {
  const cms = await Cms.signIn(site)
  await cms.send('POST', 'users', { ...WRITER, role: 'editor' })
  await subscribe(site, NINO, 'ge')
  await subscribe(site, JOHN, 'en')

  const screens = new StaffScreens(page, site.url)
  await screens.signIn(WRITER)
  await screens.open('/collections/newsletters/create?locale=en')
  await screens.fill({ subject: 'What the river keeps' })
  await write(page, 'Dear all, the river is high again.')
  await screens.save('Save')
  await screens.switchTo('ქართული')
  await screens.fill({ subject: 'რას ინახავს მდინარე' })
  await write(page, 'ძვირფასო მეგობრებო, მდინარე ისევ ადიდდა.')
  await screens.save('Save')
  expect((await fetch(`${site.url}${PATH}`)).status).toBe(404)

  await screens.showTab('Who gets it')
  await expect(page.getByText(/people get it: \d+ in English, \d+ in Georgian\./)).toBeVisible()
  await screens.showTab('How it looks')
  const letter = page.frameLocator('iframe[title="The letter"]')
  await expect(letter.getByText('Dear all, the river is high again.')).toBeVisible()
  await page.getByRole('radio', { name: 'ქართული' }).check()
  await expect(letter.getByText('მდინარე ისევ ადიდდა')).toBeVisible()
  await page.getByRole('radio', { name: 'Plain text' }).check()
  await expect(page.locator('pre')).toContainText('მდინარე ისევ ადიდდა')
  await screens.showTab('Sending')
  await expect(page.getByText('You may write letters but not send them.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send now' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Send a test to me' }).click()
  await mailTo(site.dataDir, WRITER.email, /^\[Test\] What the river keeps/)
  await mailTo(site.dataDir, WRITER.email, /^\[სატესტო\] რას ინახავს მდინარე/)

  await page.context().clearCookies()
  await screens.signIn()
  await screens.open(`/collections/newsletters/${await cms.keyOf('newsletters', 'identifier', 'what-the-river-keeps')}?locale=en`)
  // Its writer may still hold it.
  await page.addLocatorHandler(page.getByRole('button', { name: 'Take over' }), (button) => button.click())
  await screens.showTab('Sending')
  await expect(page.getByText('Checked: every link answers')).toBeVisible()
  const sendNow = page.getByRole('button', { name: 'Send now' })
  await sendNow.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(/sends \d+ /)
  // Whoever goes on by the keyboard is back at the button.
  await page.keyboard.press('Escape')
  await expect(sendNow).toBeFocused()
  await sendNow.press('Enter')
  await dialog.getByRole('button', { name: /^Send \d+/ }).press('Enter')
  await expect(page.getByRole('region', { name: 'What became of it' })).toBeVisible()

  const toJohn = await mailTo(site.dataDir, JOHN, 'the river is high again')
  const toNino = await mailTo(site.dataDir, NINO, 'მდინარე ისევ ადიდდა')
  const list = toJohn.headers.get('list') as unknown as { unsubscribe: { url: string }; 'unsubscribe-post': { name: string } }
  expect(list).toMatchObject({ 'unsubscribe-post': { name: 'List-Unsubscribe=One-Click' } })
  await expect(page.getByText('Sent. Sending began on')).toBeVisible()

  const source = readSource(await (await fetch(`${site.url}${PATH}?lang=ge`)).text())
  expect(source.titles[0]).toContain('რას ინახავს მდინარე')
  expect(source.alternates).toMatchObject({ en: `${site.url}${PATH}`, ka: `${site.url}${PATH}?lang=ge` })
  for (const file of ['/letters.xml', '/sitemap.xml', '/media']) expect(await (await fetch(`${site.url}${file}`)).text(), file).toContain(PATH)

  // One of them leaves by the button of their own page, which changes nothing by being opened.
  const reader = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const { OwnSubscriptionState } = MESSAGES.ka
  await reader.goto(`${site.url}${linkIn(toNino, '/subscription/')}`)
  await expect(reader.getByRole('heading', { level: 1, name: OwnSubscriptionState.confirmed })).toBeVisible()
  await reader.getByRole('button', { name: MESSAGES.en.OwnSubscriptionState.getInThis }).click()
  await expect(reader.getByText(OwnSubscriptionState.enLetters)).toBeVisible()
  await reader.getByRole('button', { name: OwnSubscriptionState.unsubscribe }).click()
  await expect(reader.getByRole('heading', { level: 1, name: OwnSubscriptionState.unsubscribed })).toBeVisible()
  await reader.close()

  // The other one by the button of a mail program (RFC 8058).
  const { pathname, search } = new URL(list.unsubscribe.url)
  const oneClick = await fetch(`${site.url}${pathname}${search}`, { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body: 'List-Unsubscribe=One-Click' })
  expect(oneClick.status).toBe(200)
  expect(await (await fetch(`${site.url}/api/ownSubscriptions/${pathname.split('/')[2]}`)).json()).toMatchObject({ state: 'unsubscribed' })
  expect(await mailsTo(site.dataDir, JOHN)).toHaveLength(3)
  await expect(page.getByRole('region', { name: 'What became of it' }).getByText('Unsubscribed by it')).toBeVisible()
})
