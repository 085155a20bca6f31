// `npm run docs-pictures`: takes the pictures of README.md and docs/staff.md anew, from the built site with its demo
// content and some guests.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { startSite } from '../bench/site.mjs'
import { findChromium } from './chromium.mjs'
import { ADMIN, demoSite } from '../test/demo-site.mjs'

const ROOT = path.resolve(import.meta.dirname, '../..')
const IMAGES = path.join(ROOT, 'docs/images')
const EVENT = 'summit-2027'
const EVENT_TITLE = 'Leadx Summit 2027'
const { LoginPage } = JSON.parse(readFileSync(path.join(ROOT, 'messages/en.json'), 'utf8'))
const GUESTS = [
  { fullName: 'Nino Lomidze', email: 'nino.lomidze@visitor.example', organization: 'Bank of the River' },
  { fullName: 'გიორგი ბერიძე', email: 'giorgi.beridze@visitor.example', organization: 'თბილისის სახლი' },
  { fullName: 'Anna Keller', email: 'anna.keller@visitor.example', organization: 'Studio Keller' },
  { fullName: 'ლია მაისურაძე', email: 'lia.m@visitor.example' },
  { fullName: 'Tom Hale', email: 'tom.hale@visitor.example', organization: 'Hale & Co' },
]

const stops = []
try {
  await takeAll()
} finally {
  for (const stop of stops.reverse()) await stop()
}

async function takeAll() {
  const onStop = (stop) => stops.push(stop)
  const origin = await startSite({ root: ROOT, dataDir: await demoSite(), onStop })
  for (const guest of GUESTS) await register(origin, guest)
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  onStop(() => browser.close())
  const visitor = await browser.newPage({ viewport: { width: 1000, height: 1181 }, reducedMotion: 'reduce' })
  await visitor.goto(origin)
  await visitor.getByRole('button', { name: 'OK', exact: true }).click()
  await take(visitor, 'home')

  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' })
  await page.goto(`${origin}/admin`)
  await page.getByLabel(LoginPage.email, { exact: true }).fill(ADMIN.email)
  await page.getByLabel(LoginPage.password, { exact: true }).fill(ADMIN.password)
  await page.getByRole('button', { name: LoginPage.submit }).click()
  await page.getByRole('heading', { name: 'Agenda' }).waitFor()
  await take(page, 'staff-dashboard')
  await page.goto(`${origin}/admin/collections/events`)
  await page.getByRole('link', { name: EVENT_TITLE }).click()
  await page.getByRole('button', { name: 'Publish changes' }).waitFor()
  await take(page, 'staff-event')
  await page.goto(`${origin}/admin/missing-translations`)
  await take(page, 'staff-georgian')
  await page.goto(`${origin}/admin/collections/registrations`)
  await page.getByRole('link', { name: 'Tom Hale' }).waitFor()
  await take(page, 'staff-registrations')
}

async function register(origin, guest) {
  const body = { event: EVENT, phone: '+995 555 12 34 56', country: 'GE', consent: true, answers: {}, ...guest }
  const answer = await fetch(`${origin}/api/registrations`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${guest.fullName} could not be registered: ${answer.status} ${await answer.text()}`)
}

async function take(page, name) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await sharp(await page.screenshot()).webp({ quality: 80 }).toFile(path.join(IMAGES, `${name}.webp`))
  console.log(`${name}.webp`)
}
