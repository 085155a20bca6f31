import { readFile, writeFile } from 'node:fs/promises'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import sharp from 'sharp'
import { renderSVG } from 'uqr'
import { findChromium } from '../../scripts/chromium.mjs'
import { colourViolations, structureViolations } from '../support/accessibility'
import { signIn } from '../support/client'
import { Cms } from '../support/cms'
import { linkIn, mailTo } from '../support/mailbox'
import type { Site } from '../support/server'
import { expect, MESSAGES, test } from '../support/test'
import { post, registrationBody } from '../support/visitor'

const IDENTIFIER = 'summit-at-the-door'
const DAY = 24 * 60 * 60 * 1000
const fromNow = (days: number) => new Date(Date.now() + days * DAY).toISOString()
const EVENT = { identifier: IDENTIFIER, title: 'Summit at the door', isRegistrationActive: true, capacity: 5, startsAt: fromNow(1), endsAt: fromNow(2), _status: 'published' }
const GUESTS = [['Nino Beridze', 'nino'], ['გიორგი ჭყონია', 'giorgi'], ['Ana Wood', 'ana'], ['Levan Kobakhidze', 'levan']] as const
const DESK = { email: 'desk-at-the-door@leadx.example', password: 'correct horse battery staple' }
/** Milliseconds until a door has heard of the others. */
const SYNCHRONISED = 20_000
/** Milliseconds for one guest. */
const LONGEST = 2000

const { CheckIn: en } = MESSAGES.en

/** What people at one door do and see. */
class DoorDevice {
  private constructor(
    readonly page: Page,
    readonly context: BrowserContext,
  ) {}

  static async open(browser: Browser, site: Site, label: string): Promise<DoorDevice> {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const { token } = await signIn(site, DESK)
    await context.addCookies([{ name: 'token', value: token, url: site.url, httpOnly: true }])
    const page = await context.newPage()
    await page.goto(`${site.url}/admin/check-in/${IDENTIFIER}`)
    const device = new DoorDevice(page, context)
    await page.getByLabel(en.deviceName).fill(label)
    await page.getByRole('button', { name: en.prepare }).click()
    await expect(page.getByText(en.prepared)).toBeVisible()
    return device
  }

  /** As a hand scanner does, or who types. @returns how long the answer took */
  async scan(text: string, answer: string): Promise<number> {
    await this.field.fill(text)
    const begin = Date.now()
    await this.field.press('Enter')
    await expect(this.page.getByRole('alert').filter({ hasText: answer })).toBeVisible()
    return Date.now() - begin
  }

  get field() {
    return this.page.getByRole('search').getByLabel(en.entry)
  }

  async expectHere(here: number, expected: number): Promise<void> {
    await expect(this.page.getByText(en.here.replace('{here}', String(here)).replace('{expected}', String(expected)))).toBeVisible({ timeout: SYNCHRONISED })
  }

  goOffline = (isOffline: boolean) => this.context.setOffline(isOffline)
}

async function prepare(site: Site) {
  const cms = await Cms.signIn(site)
  const { doc } = await cms.send('POST', 'events?locale=en', EVENT)
  await cms.send('POST', 'users', { ...DESK, role: 'desk', isActivated: true })
  for (const [fullName, name] of GUESTS) {
    const answer = await post(`${site.url}/api/registrations`, registrationBody(`${name}@door.example`, IDENTIFIER, { fullName, answers: {} }))
    expect(answer.ok, await answer.text()).toBe(true)
  }
  const ticketOf = async (name: string) => {
    const token = linkIn(await mailTo(site.dataDir, `${name}@door.example`, EVENT.title), '/registration/').replace(/^\/registration\//, '')
    const own = (await (await fetch(`${site.url}/api/ownRegistrations/${token}`)).json()) as { ticket: { text: string; code: string } }
    return own.ticket
  }
  return { event: doc.id, tickets: { nino: await ticketOf('nino'), giorgi: await ticketOf('giorgi'), ana: await ticketOf('ana'), levan: await ticketOf('levan') } }
}

/** A browser whose camera shows a ticket, and which has no reader of QR codes of its own. */
async function openCamera(text: string, file: string): Promise<Browser> {
  const picture = await sharp(Buffer.from(renderSVG(text))).resize(640, 480, { fit: 'contain', background: '#fff' }).jpeg().toBuffer()
  await writeFile(file, Buffer.concat(Array<Buffer>(5).fill(picture)))
  const camera = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${file}`]
  return chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu', ...camera] })
}

test.use({ serviceWorkers: 'allow' })

test('two doors work without network, forget nothing, and agree afterwards', async ({ browser, unlimitedSite: site }, testInfo) => {
  const { event, tickets } = await prepare(site)
  const [one, two] = [await DoorDevice.open(browser, site, 'North'), await DoorDevice.open(browser, site, 'South')]
  expect(await structureViolations(one.page)).toEqual([])
  expect(await colourViolations(one.page)).toEqual([])

  await Promise.all([one, two].map((door) => door.goOffline(true)))
  const times = [
    await one.scan(tickets.nino.text, en.admitted),
    await two.scan(tickets.nino.code.toLowerCase(), en.admitted),
    await one.scan(tickets.ana.text, en.admitted),
    await one.scan(tickets.ana.text, en.already),
  ]
  await one.page.getByRole('button', { name: en.undoFor.replace('{name}', 'Ana Wood') }).click()
  await expect(one.page.getByText(en.undone).first()).toBeVisible()

  // A ticket that says the right things and is signed by nobody.
  const payload = tickets.levan.text.split('.')[1] ?? ''
  times.push(await one.scan(`LX1.${payload}.${'A'.repeat(86)}`, en.forgedText))
  await one.field.fill('chqonia')
  await one.field.press('Enter')
  await one.page.keyboard.press('Enter')
  await expect(one.page.getByRole('alert').filter({ hasText: 'გიორგი ჭყონია' })).toBeVisible()
  await one.page.getByText(en.walkIn, { exact: true }).click()
  await one.page.getByLabel(en.walkInName, { exact: true }).fill('Tariel Walks In')
  await one.page.getByLabel(en.walkInEmail, { exact: true }).fill('tariel@door.example')
  await one.page.getByRole('button', { name: en.walkInSubmit }).click()
  await expect(one.page.getByRole('alert').filter({ hasText: 'Tariel Walks In' })).toBeVisible()
  expect(Math.max(...times)).toBeLessThan(LONGEST)

  // The battery was empty.
  await one.page.close()
  const again = await one.context.newPage()
  await again.goto(`${site.url}/admin/check-in/${IDENTIFIER}`)
  const reopened = Object.assign(one, { page: again })
  await reopened.expectHere(3, 4)
  await expect(again.getByText(en.offline, { exact: true })).toBeVisible()
  expect(await colourViolations(again)).toEqual([])

  await two.goOffline(false)
  await two.expectHere(1, 4)
  await expect(two.page.getByText('everything sent')).toBeVisible({ timeout: SYNCHRONISED })
  await one.goOffline(false)
  await expect(again.getByText('everything sent')).toBeVisible({ timeout: SYNCHRONISED })
  for (const door of [reopened, two]) {
    await expect(door.page.getByRole('heading', { name: en.doubles })).toBeVisible({ timeout: SYNCHRONISED })
    await door.expectHere(3, 5)
  }
  const { token } = await signIn(site, DESK)
  const list = (await (await fetch(`${site.url}/api/checkIn/${event}`, { headers: { token } })).json()) as { items: { fullName: string; checkedInBy: string; doubles: { device: string }[] }[] }
  const nino = list.items.find(({ fullName }) => fullName === 'Nino Beridze')
  expect(nino?.checkedInBy).toMatch(/^North /)
  expect(nino?.doubles[0]?.device).toMatch(/^South /)

  // Online, the doors know of each other at once.
  await two.scan(tickets.giorgi.text, en.already)
  await two.page.getByRole('button', { name: 'ქართული' }).click()
  await expect(two.page.getByRole('heading', { name: new RegExp(MESSAGES.ka.CheckIn.title) })).toBeVisible()
  expect(await structureViolations(two.page)).toEqual([])

  await two.page.getByRole('button', { name: 'English' }).click()

  const withCamera = await openCamera(tickets.levan.text, testInfo.outputPath('ticket.mjpeg'))
  const three = await DoorDevice.open(withCamera, site, 'East')
  await three.goOffline(true)
  await three.page.reload()
  await three.page.getByRole('button', { name: en.camera }).click()
  await expect(three.page.getByRole('alert').filter({ hasText: 'Levan Kobakhidze' })).toContainText(en.admitted)
  await three.page.getByRole('button', { name: en.cameraStop }).click()
  await three.goOffline(false)
  await two.expectHere(4, 5)
  await withCamera.close()

  await two.page.goto(`${site.url}/admin/numbers`)
  await two.page.getByRole('link', { name: `Numbers of ${EVENT.title}` }).click()
  await expect(two.page.getByText('4 of 5', { exact: true })).toBeVisible()
  const countries = two.page.getByRole('group', { name: 'Guests by country, as a table' })
  await expect(countries.getByRole('row')).toHaveText([/Country\s*Count/, /Georgia\s*4/, /Not told\s*1/])
  await expect(two.page.getByRole('img', { name: /^Guests by country: 5 in all, in 2 rows. Most: Georgia, 4/ })).toBeVisible()
  const saved = two.page.waitForEvent('download')
  await two.page.getByRole('link', { name: 'Save the table “Guests by country”' }).click()
  expect(await readFile(await (await saved).path(), 'utf8')).toBe('\uFEFFCountry,Count\r\nGeorgia,4\r\nNot told,1\r\n')

  const cms = await Cms.signIn(site)
  await cms.send('PATCH', `registrations/${await cms.keyOf('registrations', 'email', 'ana@door.example')}`, { state: 'withdrawn' })
  await reopened.scan(tickets.ana.text, en.withdrawn)
  // A child without an address, and then the family with one ticket on a phone.
  const luka = again.getByRole('alert').filter({ hasText: 'Luka' })
  await again.getByText(en.walkIn, { exact: true }).click()
  await again.getByLabel(en.walkInName, { exact: true }).fill('Luka')
  await again.getByLabel(en.walkInEmail, { exact: true }).fill('nino@door.example')
  await again.getByRole('button', { name: en.walkInSubmit }).click()
  await expect(luka).toBeVisible()
  await again.getByRole('button', { name: en.undo, exact: true }).click()
  await expect(luka).toBeHidden()
  await reopened.scan(tickets.nino.text, en.already)
  await again.getByRole('button', { name: `${en.check}: Luka` }).click()
  await expect(luka).toContainText(en.admitted)

  await again.getByRole('button', { name: en.forget }).click()
  await expect(again.getByText(en.forgotten)).toBeVisible()
  await one.goOffline(true)
  await again.reload().catch(() => undefined)
  await expect(again.getByText('Nino Beridze')).toHaveCount(0)
  await Promise.all([one, two].map((door) => door.context.close()))
})
