import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import sharp from 'sharp'
import { renderSVG } from 'uqr'
import { findChromium } from '../../scripts/screens/chromium.mjs'
import { allViolations } from '../support/accessibility'
import { signIn } from '../support/client'
import { Cms } from '../support/cms'
import { openLine } from '../support/line'
import { linkIn } from '../../scripts/test/outbox'
import { mailTo } from '../support/mailbox'
import { ADMIN, type Site } from '../support/server'
import { expect, MESSAGES, test } from '../support/test'
import { registrationBody } from '../../scripts/test/visitor'
import { post } from '../support/visitor'
import { DAY } from '../../lib/site/text/durations'

const IDENTIFIER = 'summit-at-the-door'
const fromNow = (days: number) => new Date(Date.now() + days * DAY).toISOString()
const EVENT = { identifier: IDENTIFIER, title: 'Summit at the door', isRegistrationActive: true, capacity: 5, startsAt: fromNow(1), endsAt: fromNow(2), _status: 'published' }
const HELPER = { email: `helper-at-the-door-${randomUUID()}@leadx.example`, password: 'correct horse battery staple' }

const { CheckIn: en } = MESSAGES.en
/** Shown once the scripts are at work. */
const NUMBERS = new RegExp(en.here.replace(/\{\w+\}/g, '\\d+'))

/** What people at one door do and see. */
class DoorDevice {
  private constructor(
    readonly page: Page,
    readonly context: BrowserContext,
  ) {}

  static async open(browser: Browser, site: Pick<Site, 'url'>, label: string, { identifier = IDENTIFIER, account = HELPER, cachesPages = false } = {}): Promise<DoorDevice> {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const { answer, token } = await signIn(site, account)
    expect(answer.status, await answer.text()).toBe(200)
    await context.addCookies([{ name: 'token', value: token, url: site.url, httpOnly: true }])
    const page = await context.newPage()
    await page.goto(`${site.url}/admin/check-in/${identifier}`)
    const device = new DoorDevice(page, context)
    if (cachesPages) await storeFilesPacked(page)
    await page.getByLabel(en.deviceName).fill(label)
    await page.getByRole('button', { name: en.prepare }).click()
    await expect(page.getByText(en.prepared)).toBeVisible()
    return device
  }

  /** As a hand scanner does, or who types. @param name whom the answer is about: that of the guest before may still be shown */
  async scan(text: string, answer: string, name = ''): Promise<void> {
    await this.field.fill(text)
    await this.field.press('Enter')
    await expect(this.page.getByRole('alert').filter({ hasText: answer }).filter({ hasText: name })).toBeVisible()
  }

  get field() {
    return this.page.getByRole('search').getByLabel(en.entry)
  }

  async expectHere(here: number, expected: number): Promise<void> {
    await expect(this.page.getByText(en.here.replace('{here}', String(here)).replace('{expected}', String(expected)))).toBeVisible()
  }

  goOffline = (isOffline: boolean) => this.context.setOffline(isOffline)
}

/** As the worker of the site does, which stores what pages share under the same names. */
async function storeFilesPacked(page: Page): Promise<void> {
  await expect(page.getByText(NUMBERS)).toBeVisible()
  await page.evaluate(async () => {
    const cache = await caches.open('offline-1 event')
    const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname).filter((name) => name.startsWith('/_next/static/'))
    await Promise.all(files.map((name) => cache.put(name, new Response('packed'))))
  })
}

/** As Caps Lock does. */
const swapCase = (text: string) => [...text].map((letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase())).join('')

/** Registers somebody. @returns the ticket */
async function register(site: Site, identifier: string, title: string, name: string, fullName: string) {
  const email = `${name}@door.example`
  const answer = await post(`${site.url}/api/registrations`, registrationBody(email, identifier, { fullName, answers: {} }))
  expect(answer.status, await answer.text()).toBe(201)
  const token = linkIn(await mailTo(site.dataDir, email, title), '/registration/').replace(/^\/registration\//, '')
  return ((await (await fetch(`${site.url}/api/ownRegistrations/${token}`)).json()) as { ticket: { text: string; code: string } }).ticket
}

async function prepare(site: Site) {
  const cms = await Cms.signIn(site)
  const { doc } = await cms.send('POST', 'events?locale=en', EVENT)
  await cms.send('POST', 'users', { ...HELPER, role: 'door', isActivated: true })
  const ticketOf = (name: string, fullName: string) => register(site, IDENTIFIER, EVENT.title, name, fullName)
  const tickets = { nino: await ticketOf('nino', 'Nino Beridze'), ana: await ticketOf('ana', 'Ana Wood') }
  await ticketOf('giorgi', 'გიორგი ჭყონია')
  return { event: doc.id, tickets }
}

/** A browser whose camera shows a ticket, and which has no reader of QR codes of its own. */
async function openCamera(text: string, file: string): Promise<Browser> {
  const picture = await sharp(Buffer.from(renderSVG(text))).resize(640, 480, { fit: 'contain', background: '#fff' }).jpeg().toBuffer()
  await writeFile(file, Buffer.concat(Array<Buffer>(5).fill(picture)))
  const camera = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${file}`]
  return chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu', ...camera] })
}

test.use({ serviceWorkers: 'allow' })

test('a door lets guests in by a ticket, a code or a name, also without network, and forgets nothing', { tag: '@smoke' }, async ({ browser, ownSite: site }) => {
  const { event, tickets } = await prepare(site)
  const door = await DoorDevice.open(browser, site, 'North')
  expect(await allViolations(door.page)).toEqual([])
  await door.scan(tickets.nino.text, en.admitted, 'Nino Beridze')
  await door.goOffline(true)
  await door.scan(tickets.ana.code.toLowerCase(), en.admitted, 'Ana Wood')
  // The scanner types with Caps Lock on.
  await door.scan(swapCase(tickets.ana.text), en.already, 'Ana Wood')
  await door.scan('LX1.SPOILT', en.unreadable)
  await door.page.getByRole('button', { name: en.undoFor.replace('{name}', 'Ana Wood') }).click()
  await expect(door.page.getByText(en.undone).first()).toBeVisible()
  // A ticket that says the right things and is signed by nobody.
  await door.scan(`LX1.${tickets.ana.text.split('.')[1] ?? ''}.${'A'.repeat(86)}`, en.forgedText)
  await door.field.fill('chqonia')
  await door.field.press('Enter')
  await door.page.keyboard.press('Enter')
  await expect(door.page.getByRole('alert').filter({ hasText: 'გიორგი ჭყონია' })).toBeVisible()
  await door.page.getByText(en.walkIn, { exact: true }).click()
  await door.page.getByLabel(en.walkInName, { exact: true }).fill('Tariel Walks In')
  await door.page.getByLabel(en.walkInEmail, { exact: true }).fill('tariel@door.example')
  await door.page.getByRole('button', { name: en.walkInSubmit }).click()
  await expect(door.page.getByRole('alert').filter({ hasText: 'Tariel Walks In' })).toBeVisible()

  // The battery was empty.
  await door.page.close()
  const again = await door.context.newPage()
  await again.goto(`${site.url}/admin/check-in/${IDENTIFIER}`)
  await Object.assign(door, { page: again }).expectHere(3, 4)
  await expect(again.getByText(en.offline, { exact: true })).toBeVisible()
  await again.getByRole('button', { name: en.presentOpen }).click()
  await expect(again.getByRole('main').getByRole('listitem').filter({ has: again.locator('strong') })).toHaveText([/^Nino Beridze/, /^Tariel Walks In/, /^გიორგი ჭყონია/])
  await again.emulateMedia({ media: 'print' })
  await expect(again.getByRole('button')).toHaveCount(0)
  await again.emulateMedia({ media: null })
  expect(await allViolations(again)).toEqual([])
  await again.getByRole('button', { name: en.presentClose }).click()
  await door.goOffline(false)
  await expect(again.getByText('everything sent')).toBeVisible()
  const { token } = await signIn(site, HELPER)
  const list = (await (await fetch(`${site.url}/api/checkIn/${event}`, { headers: { token } })).json()) as { items: { fullName: string; checkedInAt: string | null }[] }
  expect(list.items.filter(({ checkedInAt }) => checkedInAt).map(({ fullName }) => fullName).sort()).toEqual(['Nino Beridze', 'Tariel Walks In', 'გიორგი ჭყონია'])

  await again.getByRole('button', { name: 'ქართული' }).click()
  await expect(again.getByRole('heading', { name: new RegExp(MESSAGES.ka.CheckIn.title) })).toBeVisible()
  await again.getByRole('button', { name: 'English' }).click()
  await again.getByRole('button', { name: en.forget }).click()
  await expect(again.getByText(en.forgotten)).toBeVisible()
  await door.goOffline(true)
  await again.reload().catch(() => undefined)
  await expect(again.getByText('Nino Beridze')).toHaveCount(0)
  await door.context.close()
})

test('an account for the door is led to check-in, and to nothing else', async ({ page, ownSite: site }) => {
  const cms = await Cms.signIn(site)
  await cms.send('POST', 'events?locale=en', { ...EVENT, identifier: 'door-to-choose', title: 'Door to choose' })
  const account = { ...HELPER, email: `helper-${randomUUID()}@leadx.example` }
  await cms.send('POST', 'users', { ...account, role: 'door', isActivated: true })
  await page.goto(`${site.url}/login`)
  await page.getByLabel(MESSAGES.en.LoginPage.email, { exact: true }).fill(account.email)
  await page.getByLabel(MESSAGES.en.LoginPage.password, { exact: true }).fill(account.password)
  await page.getByRole('main').getByRole('button', { name: MESSAGES.en.LoginPage.submit }).click()
  await expect(page).toHaveURL(`${site.url}/admin/check-in`)
  expect(await allViolations(page)).toEqual([])
  for (const screen of ['', '/collections/registrations', '/account', '/numbers']) {
    await page.goto(`${site.url}/admin${screen}`)
    await expect(page, screen).toHaveURL(`${site.url}/admin/check-in`)
  }
  await page.getByRole('link', { name: 'Door to choose' }).click()
  await expect(page.getByText(NUMBERS)).toBeVisible()
  await page.goto(`${site.url}/about`)
  await expect(page.getByRole('link', { name: MESSAGES.en.SessionBar.checkIn })).toHaveAttribute('href', '/admin/check-in')
  await expect(page.getByRole('link', { name: MESSAGES.en.SessionBar.staffScreens })).toHaveCount(0)
  await page.goto(`${site.url}/admin/check-in`)
  await page.getByRole('button', { name: en.signOut }).click()
  await expect(page).toHaveURL(`${site.url}/`)
  await page.goto(`${site.url}/admin/check-in`)
  await expect(page).toHaveURL(/\/login\?next=/)
})

test('two doors without network agree afterwards, a camera reads tickets there, and staff see the numbers', async ({ browser, ownSite: site }, testInfo) => {
  const identifier = 'two-doors'
  const cms = await Cms.signIn(site)
  await cms.send('POST', 'events?locale=en', { ...EVENT, identifier, title: 'Two doors' })
  const tamar = await register(site, identifier, 'Two doors', 'tamar', 'Tamar Mepe')
  const [one, two] = [await DoorDevice.open(browser, site, 'North', { identifier, account: ADMIN }), await DoorDevice.open(browser, site, 'South', { identifier, account: ADMIN, cachesPages: true })]
  await Promise.all([one, two].map((door) => door.goOffline(true)))
  await one.scan(tamar.text, en.admitted, 'Tamar Mepe')
  await two.scan(tamar.text, en.admitted, 'Tamar Mepe')
  // What a page has loaded it does not ask its worker for again: packed files of the site are none of the door.
  await two.page.reload()
  await two.expectHere(1, 1)
  for (const door of [one, two]) await door.goOffline(false)
  for (const door of [one, two]) {
    await expect(door.page.getByText('everything sent')).toBeVisible()
    await expect(door.page.getByRole('heading', { name: en.duplicates })).toBeVisible()
  }

  const levan = await register(site, identifier, 'Two doors', 'levan', 'Levan Kobakhidze')
  const withCamera = await openCamera(levan.text, testInfo.outputPath('ticket.mjpeg'))
  const three = await DoorDevice.open(withCamera, site, 'East', { identifier, account: ADMIN })
  await three.goOffline(true)
  await three.page.reload()
  await three.page.getByRole('button', { name: en.camera }).click()
  await expect(three.page.getByRole('alert').filter({ hasText: 'Levan Kobakhidze' })).toContainText(en.admitted)
  await three.goOffline(false)
  await two.expectHere(2, 2)
  await withCamera.close()

  await two.page.goto(`${site.url}/admin/numbers`)
  await two.page.getByRole('link', { name: 'Numbers of Two doors' }).click()
  await expect(two.page.getByText('2 of 2', { exact: true })).toBeVisible()
  const saved = two.page.waitForEvent('download')
  await two.page.getByRole('link', { name: 'Save the table “Guests by country”' }).click()
  expect(await readFile(await (await saved).path(), 'utf8')).toBe('\uFEFFCountry,Count\r\nGeorgia,2\r\n')
  await Promise.all([one, two].map((door) => door.context.close()))
})

test('a newer version of what keeps the page takes over, and loses no scan that is not sent', async ({ browser, ownSite: site }) => {
  const identifier = 'door-of-two-versions'
  const cms = await Cms.signIn(site)
  const { doc } = await cms.send('POST', 'events?locale=en', { ...EVENT, identifier, title: 'Door of two versions' })
  await register(site, identifier, 'Door of two versions', 'mariam', 'Tamar Mepe')
  const line = await openLine(site.port)
  const door = await DoorDevice.open(browser, line, 'North', { identifier, account: ADMIN })
  const { page, context } = door
  await context.route('**/api/checkIn/**', (route) => route.abort())
  await door.field.fill('Tamar')
  await door.field.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Tamar Mepe' })).toContainText(en.admitted)
  await expect(page.getByText('1 scan to send')).toBeVisible()

  line.replaced.set('/admin/check-in/service-worker.js', `/* newer */${await readFile('public/admin/check-in/service-worker.js', 'utf8')}`)
  const isReplaced = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/admin/check-in/')
    const before = registration?.active
    const replaced = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
    await registration?.update()
    await replaced
    return before?.state === 'redundant' && navigator.serviceWorker.controller !== before
  })
  expect(isReplaced).toBe(true)
  line.state = 'down'
  await page.reload()
  await door.expectHere(1, 1)
  await expect(page.getByText('1 scan to send')).toBeVisible()

  line.state = 'up'
  await context.unroute('**/api/checkIn/**')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByText('everything sent')).toBeVisible()
  const { token } = await signIn(site)
  const list = await fetch(`${site.url}/api/checkIn/${doc.id}`, { headers: { token } })
  const { items } = (await list.json()) as { items: { fullName: string; checkedInAt: string | null }[] }
  expect(items.filter(({ checkedInAt }) => checkedInAt).map(({ fullName }) => fullName)).toEqual(['Tamar Mepe'])
  line.stop()
  await context.close()
})
