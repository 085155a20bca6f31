import { hostname } from 'node:os'
import { after, expect, LONG, test } from './support/test'
import type { ExplainedCheck } from '../sender-check'
import { Staff } from './support/client'
import { DnsServer } from './support/dns-server'
import { MailServer } from './support/mail-server'
import { runScript } from './support/programs'
import { openSite } from './support/site'
import { freePort } from '../../../scripts/test/local-server.mjs'

const mailServer = new MailServer(await freePort())
await mailServer.open()
const dnsServer = await DnsServer.open()
const SETTINGS = { SMTP_URL: `smtp://site:secret@127.0.0.1:${mailServer.port}`, DNS_SERVER: dnsServer.address, MAIL_FROM: 'Site <hello@example.org>', MAIL_BOUNCES: 'bounces@reports.example.org' }
const site = await openSite({ content: 'empty', settings: SETTINGS, hasWorker: false })
after(async () => {
  dnsServer.close()
  await mailServer.close()
})

/** The mail server of this machine delivers by itself, under the name of the machine. */
const GOOD = {
  'TXT reports.example.org': ['v=spf1 ip4:192.0.2.7 -all'],
  'TXT _dmarc.example.org': [`v=DMARC1; p=reject; rua=mailto:${'reports.'.repeat(40)}example.org`],
  'MX example.org': ['10 mail.example.org'],
  'MX reports.example.org': ['10 mail.example.org'],
  'TXT s1._domainkey.example.org': ['v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo='],
  [`A ${hostname().toLowerCase()}`]: ['192.0.2.7'],
  'PTR 7.2.0.192.in-addr.arpa': [hostname()],
}
const isNamed = hostname().includes('.')

test('administrators learn what is wrong with the sender, in both languages, and nothing is sent', LONG, async () => {
  dnsServer.records = GOOD
  const staff = await Staff.signIn(site)
  const check = (selector = 's1') => staff.send<ExplainedCheck>('POST', 'sender/check', { selector })
  const codes = async (...parameters: Parameters<typeof check>) => (await check(...parameters)).findings.map(({ code }) => code).filter((code) => isNamed || !/^(helo|ptr)/.test(code))
  expect(await codes()).toEqual([])
  expect(await codes('other')).toEqual(['dkimMissing'])
  dnsServer.records = { ...GOOD, 'TXT reports.example.org': ['v=spf1 include:a.example -all'], 'MX reports.example.org': undefined }
  const { checkedAt, from, envelope, findings } = await check()
  expect([Date.parse(checkedAt) > Date.now() - 60_000, from, envelope]).toEqual([true, 'hello@example.org', 'bounces@reports.example.org'])
  expect(findings.filter(({ code }) => isNamed || !/^(helo|ptr)/.test(code))).toMatchObject([
    { code: 'spfBrokenInclude', record: { name: 'reports.example.org', type: 'TXT', value: 'v=spf1 -all' }, texts: { en: expect.stringContaining('a.example'), ka: expect.stringMatching(/[ა-ჰ]/) } },
    { code: 'bouncesMxMissing', record: { type: 'MX' } },
  ])
  dnsServer.records = GOOD
  for (const [at, code] of [['sender', 'senderRefused'], ['sign-in', 'signInRefused'], ['connection', 'relayAway']] as const) {
    mailServer.refusal = { code: 535, message: 'Not from there', at }
    expect(await codes()).toContain(code)
  }
  mailServer.refusal = null
  expect(mailServer.envelopes).toEqual([])
  for (const role of ['editor', 'desk'] as const) expect((await (await staff.hire(role)).ask('POST', 'sender/check', {})).status).toBe(403)
  expect((await staff.ask('POST', 'sender/check', { selector: 'a b' })).status).toBe(400)
})

test('the command says the same, and fails with a fault', LONG, async () => {
  dnsServer.records = { ...GOOD, 'TXT _dmarc.example.org': undefined }
  const { code, printed } = await runScript('scripts/check-sender/check', ['s1'], SETTINGS)
  expect(code).toBe(1)
  expect(printed).toContain('_dmarc.example.org  TXT  "v=DMARC1; p=none; rua=mailto:hello@example.org"')
  expect(printed).toMatch(/✖ example\.org has no DMARC record[^]*✖ დომენს example\.org DMARC/)
})
