import { classifyRefusal, enhancedStatus, isUnknownAddress } from './refusals'

test.each([
  { what: 'an unknown mailbox', error: { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, concerns: 'email' },
  { what: 'spam, by the text', error: { code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, concerns: 'email' },
  { what: 'an address that cannot be sent', error: { code: 'EENVELOPE', command: 'API' }, concerns: 'email' },
  { what: 'a client that is not welcome', error: { code: 'EPROTOCOL', command: 'CONN', responseCode: 554 }, concerns: 'relay' },
  { what: 'a wrong password', error: { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, concerns: 'relay' },
  { what: 'an unknown sender', error: { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 }, concerns: 'relay' },
  { what: 'a sign-in that is wanted late', error: { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 530 }, concerns: 'relay' },
  { what: 'greylisting', error: { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 450 }, concerns: 'later' },
  { what: 'a relay that closes', error: { code: 'ECONNECTION', command: 'CONN', responseCode: 421 }, concerns: 'later' },
  { what: 'no connection', error: { code: 'ESOCKET', command: 'CONN' }, concerns: 'later' },
])('$what concerns: $concerns', ({ error, concerns }) => {
  expect(classifyRefusal({ message: '', ...error })).toBe(concerns)
})

test.each([
  ['Can\'t send mail - all recipients were rejected: 550 5.1.1 <the address>: unknown', '5.1.1', true],
  ['550-5.1.1 The email account does not exist', '5.1.1', true],
  ['550 5.1.10 RESOLVER.ADR.RecipientNotFound', '5.1.10', true],
  ['552 5.2.2 Over quota', '5.2.2', false],
  ['550 5.7.1 Blocked, see 10.5.1.1', '5.7.1', false],
  ['550 No such user', null, false],
  ['550 not from 192.5.1.1 here', null, false],
])('%j has the status %p, of an unknown address: %p', (answer, status, isUnknown) => {
  expect([enhancedStatus(answer), isUnknownAddress(enhancedStatus(answer))]).toEqual([status, isUnknown])
})
