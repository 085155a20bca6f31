import { generateKeyPairSync, sign } from 'node:crypto'
import { readTicketCode, formatTicketCode, toTicketCode } from './ticket-code'
import { readTicketText, unsignedTicketText, type TicketContent } from './ticket-text'
import { loadTicketVerifier, verifyTicketText } from './verify-ticket-text'

const CONTENT: TicketContent = { event: 'e1c0f3a2-0000-4000-8000-000000000001', registration: 'r-2', number: 12, version: 3 }

const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const KEY = publicKey.export({ format: 'jwk' }).x ?? ''

function signed(content: TicketContent, key = privateKey) {
  const text = unsignedTicketText(content)
  return `${text}.${sign(null, Buffer.from(text), key).toString('base64url')}`
}

test.each([
  ['7kqm 2x9d', '7KQM2X9D'],
  ['oIl1 2x9d', '01112X9D'],
  ['7KQM2X9', null],
  ['7KQM2X9U', null],
  ['', null],
])('the code %j is read as %j', (typed, code) => {
  expect(readTicketCode(typed)).toBe(code)
})

test('a code is made of any bytes, and read as it is written', () => {
  const code = toTicketCode(Uint8Array.of(0, 31, 32, 255, 17, 18, 19, 20))
  expect(code).toBe('0Z0ZHJKM')
  expect(readTicketCode(formatTicketCode(code))).toBe(code)
})

test('a text is what the contract says, and holds what was signed', () => {
  const text = signed(CONTENT)
  expect(text).toMatch(/^LX1\.[\w-]+\.[\w-]{86}$/)
  expect(Buffer.from(text.split('.')[1] ?? '', 'base64url').toString()).toBe(`${CONTENT.event},r-2,12,3`)
  expect(readTicketText(text)).toMatchObject(CONTENT)
})

describe.each([
  ['knows Ed25519', () => undefined],
  ['does not know it', () => void jest.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('', 'NotSupportedError'))],
])('in a browser that %s', (_, forget) => {
  beforeEach(forget)
  afterEach(() => jest.restoreAllMocks())

  test('a true text is read', async () => {
    await loadTicketVerifier()
    expect(await verifyTicketText(signed(CONTENT), KEY)).toEqual(CONTENT)
  })

  test('a forged text is told from a true one', async () => {
    const [head, , signature] = signed(CONTENT).split('.')
    const other = unsignedTicketText({ ...CONTENT, number: 13 }).split('.')[1] ?? ''
    expect(await verifyTicketText([head, other, signature].join('.'), KEY)).toBeNull()
    expect(await verifyTicketText(signed(CONTENT, generateKeyPairSync('ed25519').privateKey), KEY)).toBeNull()
  })
})

test.each(['', 'LX1', 'LX2.a.b', 'https://example.com/', `LX1.!.${'a'.repeat(86)}`, `LX1.${btoa('a,b,0,1').replaceAll('=', '')}.${'a'.repeat(86)}`])('%j is no ticket', async (text) => {
  expect(readTicketText(text)).toBeNull()
  expect(await verifyTicketText(text, KEY)).toBeNull()
})
