import { relayIdIn, tokenIn } from './envelope'

test.each([
  ['250 2.0.0 Ok: queued as 4F1A2B3C4D', '4F1A2B3C4D'],
  ['250 Ok 0102018f3c5b7d2e-6f1a2b3c-0000-4444-8888-000000000000-000000', '0102018f3c5b7d2e-6f1a2b3c-0000-4444-8888-000000000000-000000'],
  ['250 2.0.0 OK 1732800000 a1sm123456.12 - gsmtp', '1732800000'],
  ['250 OK: message queued', null],
])('%j names %p', (answer, id) => expect(relayIdIn(answer)).toBe(id))

test.each([
  ['bounces+3F0C1C3E-9a57-4e0b-8a55-6e1d1c3a7c10@example.org', '3f0c1c3e-9a57-4e0b-8a55-6e1d1c3a7c10'],
  ['bounces@example.org', null],
  ['', null],
])('%j has the token %p', (text, token) => expect(tokenIn(text)).toBe(token))
