import { chromium } from '@playwright/test'
import { readdirSync, readFileSync } from 'node:fs'
import { simpleParser } from 'mailparser'
import en from './messages/en.json' with { type: 'json' }
import ka from './messages/ka.json' with { type: 'json' }
const M = { en, ka }
const O = 'http://localhost:4621', D = '/tmp/findings-data2'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-gpu'] })
const signin = await fetch(O + '/api/auth/login', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ email: 'admin@leadx.example', password: 'correct horse battery' }) })
const token = signin.headers.getSetCookie().find((l) => l.startsWith('token=')).slice(6).split(';')[0]
const cms = async (m, p, b) => { const r = await fetch(`${O}/cms/api/${p}`, { method: m, headers: { token, 'Content-Type': 'application/json' }, body: b && JSON.stringify(b) }); const j = await r.json(); if (!r.ok) console.log('CMS', r.status, JSON.stringify(j).slice(0, 400)); return j }
const event = (await cms('GET', 'events?where[identifier][equals]=summit-2027&depth=0')).docs[0]
const set = (d) => cms('PATCH', `events/${event.id}?locale=en`, { ...d, _status: 'published' })
const mails = async (to) => { const out = []; for (const f of readdirSync(D + '/outbox').filter((n) => n.endsWith('.eml'))) { const m = await simpleParser(readFileSync(`${D}/outbox/${f}`)); if ([m.to].flat().some((t) => t.text.includes(to))) out.push(m) } return out.sort((a, b) => a.date - b.date) }
const lastMail = async (to, n) => { for (let i = 0; i < 40; i++) { const all = await mails(to); if (all.length >= n) return all.at(-1); await new Promise((r) => setTimeout(r, 500)) } return { subject: 'NO MAIL ' + n, text: '' } }
const say = (t, s) => console.log(`\n=== ${t}\n${String(s).replace(/\n{2,}/g, '\n').slice(0, 2600)}`)
const main = (p) => p.getByRole('main').innerText()
for (const [lang, loc] of [['en', 'en'], ['ge', 'ka']]) {
  const { FieldNames: F } = M[loc]
  const ctx = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await ctx.newPage()
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message))
  const reg = `${O}/event/summit-2027/register-for-public-square?lang=${lang}`
  const form = () => page.getByRole('main').getByRole('form').first()
  const fill = async (email) => {
    await form().getByLabel(F.fullName).first().fill('Nino Example'); await form().getByLabel(F.email).first().fill(email)
    const ph = form().getByLabel(F.phone); if (await ph.count()) await ph.first().fill('+995 555 12 34 56')
    const c = form().getByLabel(F.country); if (await c.count()) await c.first().selectOption('GE')
    await form().getByRole('checkbox').last().check()
  }
  const send = async () => { await form().locator('button[type=submit]').last().click(); await page.waitForTimeout(2500) }
  await set({ capacity: 1, registrationClosesAt: '2027-04-30T19:59:00Z', status: 'scheduled' })
  await fetch(`${O}/api/registrations?lang=${lang}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ event: 'summit-2027', fullName: 'First', email: `first-${lang}@x.example`, phone: '+995 555 000000', country: 'GE', consent: true }) })
  await page.waitForTimeout(1500)
  await page.goto(reg); say(`${lang} FULL register page`, await main(page))
  await fill(`wait-${lang}@x.example`); await send(); say(`${lang} after joining waiting list ${page.url()}`, await main(page))
  let m = await lastMail(`wait-${lang}@x.example`, 1); say(`${lang} MAIL waiting: ${m.subject}`, m.text)
  // closes while open
  await set({ capacity: 480, registrationClosesAt: new Date(Date.now() + 12000).toISOString() })
  await page.waitForTimeout(1500); await page.goto(reg); await fill(`late-${lang}@x.example`).catch((e) => say('fill', e.message.slice(0, 200)))
  await page.waitForTimeout(13000); say(`${lang} CLOSED WHILE OPEN (before press)`, (await main(page)).slice(0, 900)); if (await form().count()) { await send(); say(`${lang} after press`, (await main(page)).slice(0, 1500)) }
  await page.goto(reg); say(`${lang} CLOSED page`, await main(page))
  await set({ registrationClosesAt: '2027-04-30T19:59:00Z', status: 'postponed' }); await page.waitForTimeout(1500)
  await page.goto(reg); say(`${lang} POSTPONED register page`, await main(page))
  await page.goto(`${O}/event/summit-2027?lang=${lang}`); say(`${lang} POSTPONED event page`, (await main(page)).slice(0, 900))
  await set({ status: 'scheduled' }); await page.waitForTimeout(1500)
  // lost email
  await page.goto(reg); await fill(`first-${lang}@x.example`); await send(); say(`${lang} ALREADY`, (await form().getByRole('alert').allInnerTexts()).join('|') + '\n' + (await form().innerText()).slice(0, 500))
  m = await lastMail(`first-${lang}@x.example`, 1); const link = /(https?:\/\/\S+\/registration\/[^\s/]+)/.exec(m.text)?.[1]; say(`${lang} MAIL confirm ${m.subject}`, m.text)
  if (link) { await page.goto(link); say(`${lang} OWN page`, await main(page)) }
  // subscribe
  await page.goto(`${O}/about?lang=${lang}`); const foot = page.getByRole('contentinfo'); await foot.getByRole('textbox').first().fill(`sub-${lang}@x.example`); await foot.getByRole('button').first().click(); await page.waitForTimeout(2500); say(`${lang} footer subscribed`, (await foot.innerText()).slice(0, 500))
  m = await lastMail(`sub-${lang}@x.example`, 1); say(`${lang} MAIL sub ${m.subject}`, m.text); const sub = /(https?:\/\/\S+\/subscription\/\S+)/.exec(m.text)?.[1]
  if (sub) { await page.goto(sub); say(`${lang} sub page`, await main(page)); await page.getByRole('main').getByRole('button').first().click(); await page.waitForTimeout(2000); say(`${lang} confirmed`, await main(page)); m = await lastMail(`sub-${lang}@x.example`, 2); say(`${lang} MAIL welcome ${m.subject}`, m.text); await page.getByRole('main').getByRole('button').first().click().catch(() => {}); await page.waitForTimeout(2000); say(`${lang} left`, await main(page)) }
  await page.goto(`${O}/event/accelerator-2027/apply-now?lang=${lang}`); say(`${lang} apply`, (await main(page)).slice(0, 1500))
  await ctx.close()
}
await browser.close()
