import { generateKeyPairSync } from 'node:crypto'
import { findDkimProblems } from './dkim'
import { findDmarcProblems } from './dmarc'
import type { Dns } from './dns'
import { explainCheck } from './explain'
import type { Finding } from './finding'
import { findMxProblems, findNameProblems, findRelayProblems } from './relay'
import { findSpfProblems } from './spf'

const pair = (modulusLength: number) => generateKeyPairSync('rsa', { modulusLength, publicKeyEncoding: { type: 'spki', format: 'der' }, privateKeyEncoding: { type: 'pkcs8', format: 'pem' } })
const [own, other, weak] = [pair(2048), pair(2048), pair(1024)]
const keyRecord = ({ publicKey }: typeof own) => `v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`

interface Zone {
  txt?: Record<string, string[]>
  mx?: Record<string, string[]>
  addresses?: Record<string, string[]>
  names?: Record<string, string[]>
}

/** Everything is right for example.org, whose own server mail.example.org sends. */
const GOOD: Required<Zone> = {
  txt: { 'example.org': ['google-site-verification=1', 'v=spf1 ip4:192.0.2.7 ~all'], 'site._domainkey.example.org': [keyRecord(own)], '_dmarc.example.org': ['v=DMARC1; p=quarantine; rua=mailto:hello@example.org'] },
  mx: { 'example.org': ['mail.example.org'] },
  addresses: { 'mail.example.org': ['192.0.2.7'] },
  names: { '192.0.2.7': ['mail.example.org'] },
}

async function check(change: Zone = {}, { from = 'hello@example.org', envelopeDomain = 'example.org', dkimDomain = 'example.org', needed = 'ip4:192.0.2.7', addresses = ['192.0.2.7'], greeting = 'mail.example.org' } = {}): Promise<Finding[]> {
  const ask = (kind: keyof Zone) => (name: string) => Promise.resolve({ ...GOOD[kind], ...change[kind] }[name] ?? [])
  const dns: Dns = { txt: ask('txt'), mx: ask('mx'), addresses: ask('addresses'), names: ask('names') }
  const found = [
    findSpfProblems(dns, { domain: envelopeDomain, needed, addresses }),
    findDkimProblems(dns, { domain: 'example.org', selector: 'site', privateKey: own.privateKey }),
    findDmarcProblems(dns, { from, envelopeDomain, dkimDomain }),
    findMxProblems(dns, 'example.org', 'mail.example.org', 'mxMissing'),
    findNameProblems(dns, greeting, ['192.0.2.7']),
  ]
  return (await Promise.all(found)).flat()
}

const spf = (...texts: string[]): Zone => ({ txt: { 'example.org': texts } })
const dkim = (...texts: string[]): Zone => ({ txt: { 'site._domainkey.example.org': texts } })
const dmarc = (...texts: string[]): Zone => ({ txt: { '_dmarc.example.org': texts } })
const record = (type: string, name: string, value: unknown) => ({ name, type, value })
const chain = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`spf${index}.example.net`, [`v=spf1 include:spf${index + 1}.example.net ~all`]]))

test('a sender whose records are right has no fault', async () => {
  expect(await check()).toEqual([])
  expect(await check(spf('v=spf1 include:_spf.example.net -all'), {}).then((found) => found.map(({ code }) => code))).toEqual(['spfBrokenInclude'])
  for (const text of ['v=spf1 a:mail.example.org -all', 'v=spf1 mx ~all', 'v=spf1 ip4:192.0.2.0/24 ?include:other.example ~all', 'v=spf1 redirect=_spf.example.org', 'V=SPF1 +MX/28 -ALL']) {
    expect(await check({ txt: { 'example.org': [text], 'other.example': ['v=spf1 -all'], '_spf.example.org': ['v=spf1 ip4:192.0.2.7 -all'] } })).toEqual([])
  }
})

test.each<[string, Zone, Finding['code'], object | undefined]>([
  ['no SPF', spf(), 'spfMissing', record('TXT', 'example.org', 'v=spf1 ip4:192.0.2.7 ~all')],
  ['two SPF records', spf('v=spf1 ip4:192.0.2.7 -all', 'v=spf1 include:a.example ~all'), 'spfSeveral', record('TXT', 'example.org', 'v=spf1 ip4:192.0.2.7 include:a.example -all')],
  ['more than ten look-ups', { txt: { ...chain, 'example.org': ['v=spf1 include:spf0.example.net ~all'], 'spf12.example.net': ['v=spf1 ~all'] } }, 'spfTooManyLookups', record('TXT', 'example.org', 'v=spf1 ip4:192.0.2.7 ~all')],
  ['an include without a record', spf('v=spf1 ip4:192.0.2.7 include:gone.example ~all'), 'spfBrokenInclude', record('TXT', 'example.org', 'v=spf1 ip4:192.0.2.7 ~all')],
  ['names without addresses', spf('v=spf1 ip4:192.0.2.7 a:a.example a:b.example mx:c.example ~all'), 'spfTooManyVoids', record('TXT', 'example.org', 'v=spf1 ip4:192.0.2.7 ~all')],
  ['SPF for everybody', spf('v=spf1 +all'), 'spfOpen', record('TXT', 'example.org', 'v=spf1 ~all')],
  ['another server in SPF', spf('v=spf1 ip4:198.51.100.1 -all'), 'spfRelayMissing', record('TXT', 'example.org', 'v=spf1 ip4:198.51.100.1 ip4:192.0.2.7 -all')],
  ['no key', dkim(), 'dkimMissing', record('TXT', 'site._domainkey.example.org', keyRecord(own))],
  ['a withdrawn key', dkim('v=DKIM1; p='), 'dkimRevoked', record('TXT', 'site._domainkey.example.org', keyRecord(own))],
  ['the key of another', dkim(keyRecord(other)), 'dkimMismatch', record('TXT', 'site._domainkey.example.org', keyRecord(own))],
  ['no DMARC', dmarc(), 'dmarcMissing', record('TXT', '_dmarc.example.org', 'v=DMARC1; p=none; rua=mailto:hello@example.org')],
  ['a policy that asks for reports alone', dmarc('v=DMARC1; p=none'), 'dmarcNone', record('TXT', '_dmarc.example.org', 'v=DMARC1; p=quarantine')],
  ['no mail server', { mx: { 'example.org': [] } }, 'mxMissing', record('MX', 'example.org', '10 mail.example.org')],
  ['an address without a name', { names: { '192.0.2.7': [] } }, 'ptrMissing', record('PTR', '7.2.0.192.in-addr.arpa', 'mail.example.org')],
  ['a name of the provider', { names: { '192.0.2.7': ['host7.example.net'] } }, 'ptrMismatch', record('PTR', '7.2.0.192.in-addr.arpa', 'mail.example.org')],
])('%s is named in both languages, with what to enter', async (_, change, code, expected) => {
  const findings = await check(change)
  expect(findings).toEqual([expect.objectContaining({ code, ...(expected && { record: expected }) })])
  const { findings: [{ texts } = { texts: { en: '', ka: '' } }], summary } = explainCheck({ checkedAt: '', from: '', envelope: '', server: '', findings })
  expect(texts.en).toMatch(/^[\x20-\x7e’]{20,}$/)
  expect(texts.ka).toMatch(/[ა-ჰ]{3}/)
  expect([texts.en, texts.ka].join('')).not.toMatch(/[{}]|SenderCheck/)
  expect(summary.ka).toMatch(/ხარვეზი/)
})

test('each address of a mail server is named', async () => {
  const both = { needed: 'ip4:192.0.2.7 ip6:2001:db8::7', addresses: ['192.0.2.7', '2001:db8::7'] }
  expect(await check({}, both)).toEqual([expect.objectContaining({ code: 'spfRelayMissing', record: record('TXT', 'example.org', 'v=spf1 ip4:192.0.2.7 ip6:2001:db8::7 ~all') })])
  expect(await check(spf('v=spf1 ip4:192.0.2.0/24 ip6:2001:db8::/32 -all'), both)).toEqual([])
})

test('what readers see has to be proven by the envelope or the signature', async () => {
  const codes = async (...parameters: Parameters<typeof check>) => (await check(...parameters)).map(({ code }) => code)
  const elsewhere: Zone = { txt: { 'bounce.example.net': ['v=spf1 ip4:192.0.2.7 -all'], 'bounces.example.org': ['v=spf1 ip4:192.0.2.7 -all'] } }
  expect(await codes(elsewhere, { envelopeDomain: 'bounce.example.net' })).toEqual([])
  expect(await codes(elsewhere, { envelopeDomain: 'bounce.example.net', dkimDomain: 'example.net' })).toEqual(['notAligned'])
  expect(await codes(elsewhere, { envelopeDomain: 'bounces.example.org', dkimDomain: 'example.net' })).toEqual([])
  const strict = { ...elsewhere.txt, '_dmarc.example.org': ['v=DMARC1; p=reject; aspf=s'] }
  expect(await codes({ txt: strict }, { envelopeDomain: 'bounces.example.org', dkimDomain: 'example.net' })).toEqual(['notAligned'])
  expect(await codes({}, { from: 'hello@news.example.org' })).toEqual([])
})

test('a provider is named by its include, and its key has to be long enough', async () => {
  const provider = { needed: 'include:_spf.google.com', addresses: [] }
  const google: Zone = { txt: { '_spf.google.com': ['v=spf1 ip4:203.0.113.0/24 ~all'], 'example.org': ['v=spf1 include:_spf.google.com ~all'] } }
  expect(await check(google, provider)).toEqual([])
  expect(await check({}, provider)).toEqual([expect.objectContaining({ code: 'spfRelayMissing', record: record('TXT', 'example.org', 'v=spf1 ip4:192.0.2.7 include:_spf.google.com ~all') })])
  const dns: Dns = { txt: () => Promise.resolve([keyRecord(weak)]), mx: () => Promise.resolve([]), addresses: () => Promise.resolve([]), names: () => Promise.resolve([]) }
  expect(await findDkimProblems(dns, { domain: 'example.org', selector: 'site' })).toMatchObject([{ code: 'dkimWeak', isAdvice: true, values: { bits: 1024 } }])
  expect(await check({ addresses: { 'mail.example.org': [] } }, { greeting: 'localhost' })).toMatchObject([{ code: 'heloUnknown' }, { code: 'ptrMismatch' }])
})

test('the mail server says what it does not take', () => {
  const facts = { away: null, name: 'mail.example.org', hasTls: true, certificateProblem: null, signInRefusal: null, senderRefusals: [] }
  const codes = (change: object, isLocal = false) => findRelayProblems({ ...facts, ...change }, { server: 'mail.example.org', isLocal }).map(({ code }) => code)
  expect([codes({}), codes({ hasTls: false }, true)]).toEqual([[], []])
  expect(codes({ away: 'ECONNREFUSED', hasTls: false })).toEqual(['relayAway'])
  expect(codes({ hasTls: false })).toEqual(['tlsMissing'])
  expect(codes({ certificateProblem: 'CERT_HAS_EXPIRED' })).toEqual(['certificateInvalid'])
  expect(codes({ signInRefusal: '535 no', senderRefusals: [{ sender: 'a@b.c', answer: '553 no' }] })).toEqual(['signInRefused', 'senderRefused'])
})
