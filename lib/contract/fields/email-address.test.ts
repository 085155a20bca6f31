import { comparableAddress, toAsciiAddress, toReadableAddress } from './email-address'
import { EmailSchema } from './contact-fields'

const parse = (email: string) => EmailSchema.safeParse(email).data ?? null

test.each([
  ['nino@example.org', 'nino@example.org'],
  ["N.O'Brien+news@Example.ORG", "N.O'Brien+news@Example.ORG"],
  ['info@მაგალითი.გე', 'info@მაგალითი.გე'],
  ['info@xn--lodafveble.xn--node', 'info@მაგალითი.გე'],
  ['info@MÜNCHEN.de', 'info@münchen.de'],
  [`${'x'.repeat(64)}@a.ge`, `${'x'.repeat(64)}@a.ge`],
  [`${'x'.repeat(65)}@a.ge`, null],
  [`info@${'გ'.repeat(64)}.გე`, null],
  ['info@xn--a.com', null],
  ['info@xn--ls8h.la', null],
  ['ნინო@example.org', null],
  ['a..b@example.org', null],
  ['info@a%6d.ge', null],
])('%s is stored as %s', (typed, stored) => {
  expect(parse(typed)).toBe(stored)
})

test.each([
  ['xn--lodafveble.xn--node', 'მაგალითი.გე'],
  ['xn--eckwd4c7cu47r2wf.jp', 'ドメイン名例.jp'],
  ['xn--bcher-kva.example.xn--p1ai', 'bücher.example.рф'],
])('%s is %s, both ways', (ascii, readable) => {
  expect(toReadableAddress(`a@${ascii}`)).toBe(`a@${readable}`)
  expect(toAsciiAddress(`a@${readable}`)).toBe(`a@${ascii}`)
})

test.each([' Nino@Visitor.Example ', 'nino@visitor.example'])('%j is compared as one address', (typed) => expect(comparableAddress(typed)).toBe('nino@visitor.example'))

test('a domain is compared in its own script', () => expect(comparableAddress('A@XN--MNCHEN-3YA.example')).toBe(comparableAddress('a@münchen.example')))
