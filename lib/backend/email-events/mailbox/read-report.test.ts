import { isReport, readReport } from './read-report'

const TOKEN = '0b9c1f5e-7d57-4a47-9d8c-2f7a2f1f6a10'
const ID = '<subscription-1-confirm-2@site.example>'

interface Shape {
  header: string
  /** Of the report's own fields, and of what it returns. */
  parts: [type: string, text: string][]
}

function message({ header, parts }: Shape): Buffer {
  const body = parts.map(([type, text]) => `--b\nContent-Type: ${type}\n\n${text}\n`).join('')
  return Buffer.from(`${header}\nMIME-Version: 1.0\nContent-Type: multipart/report; report-type=delivery-status; boundary="b"\n\n${body}--b--\n`.replaceAll('\n', '\r\n'))
}

const RETURNED = `Return-Path: <bounces+${TOKEN}@site.example>\nMessage-ID: ${ID}\nSubject: A ticket\n`
const REPORTS: Record<string, [Shape, object]> = {
  'Postfix, unknown user': [
    {
      header: `From: MAILER-DAEMON@mx.example (Mail Delivery System)\nTo: bounces+${TOKEN}@site.example\nDate: Sat, 28 Nov 2026 10:00:00 +0000\nSubject: Undelivered Mail Returned to Sender`,
      parts: [
        ['text/plain', 'This is the mail system at host mx.example.'],
        ['message/delivery-status', `Reporting-MTA: dns; mx.example\nOriginal-Envelope-Id: ${TOKEN}\nX-Postfix-Queue-ID: 4WX\n\nFinal-Recipient: rfc822; nino@gone.example\nOriginal-Recipient: rfc822;nino@gone.example\nAction: failed\nStatus: 5.1.1\nRemote-MTA: dns; mail.gone.example\nDiagnostic-Code: smtp; 550 5.1.1 <nino@gone.example>: Recipient address\n    rejected: User unknown`],
        ['text/rfc822-headers', RETURNED],
      ],
    },
    { state: 'bounced', token: TOKEN, status: '5.1.1', reason: '550 5.1.1 <nino@gone.example>: Recipient address rejected: User unknown', messageId: ID, at: '2026-11-28T10:00:00.000Z' },
  ],
  'Postfix, a delay, found by the id of the envelope': [
    { header: 'To: hello@site.example', parts: [['text/plain', 'Delayed'], ['message/delivery-status', `Reporting-MTA: dns; mx.example\nOriginal-Envelope-Id: ${TOKEN}\n\nFinal-Recipient: rfc822; a@slow.example\nAction: delayed\nStatus: 4.4.1\nDiagnostic-Code: X-Postfix; connect to slow.example: Connection timed out`]] },
    { state: 'deferred', token: TOKEN, status: '4.4.1', reason: 'connect to slow.example: Connection timed out' },
  ],
  'Exchange, which returns no header': [
    { header: `To: hello@site.example\nIn-Reply-To: ${ID}\nSubject: Undeliverable: A ticket`, parts: [['text/html', '<p>Undeliverable</p>'], ['message/delivery-status', 'Reporting-MTA: dns;AM0PR.outlook.com\nReceived-From-MTA: dns;mx.site.example\nArrival-Date: Sat, 28 Nov 2026 10:00:00 +0000\n\nFinal-Recipient: rfc822;giorgi@firm.example\nAction: failed\nStatus: 5.1.10\nDiagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup']] },
    { state: 'bounced', status: '5.1.10', messageId: ID, reason: '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup' },
  ],
  'Gmail': [
    { header: `Delivered-To: bounces+${TOKEN}@site.example\nTo: bounces+${TOKEN}@site.example\nX-Failed-Recipients: full@gmail.com`, parts: [['text/plain', 'Message blocked'], ['message/delivery-status', 'Reporting-MTA: dns; googlemail.com\nArrival-Date: Sat, 28 Nov 2026 02:00:00 -0800 (PST)\n\nFinal-Recipient: rfc822; full@gmail.com\nAction: failed\nStatus: 5.2.2\nDiagnostic-Code: smtp; 552-5.2.2 The recipient\'s inbox is out of storage space.\nLast-Attempt-Date: Sat, 28 Nov 2026 02:00:00 -0800 (PST)'], ['message/rfc822', `${RETURNED}\nHello`]] },
    { state: 'bounced', token: TOKEN, status: '5.2.2', messageId: ID },
  ],
  'Yandex, whose status says less than its words': [
    { header: 'To: hello@site.example', parts: [['text/plain', 'Delivery failed'], ['message/delivery-status', 'Reporting-MTA: dns; forward1.yandex.net\n\nFinal-Recipient: rfc822; nobody@yandex.ru\nAction: failed\nStatus: 5.0.0\nDiagnostic-Code: smtp; 550 5.7.1 No such user!'], ['message/rfc822', `${RETURNED}\nHello`]] },
    { state: 'bounced', token: TOKEN, status: '5.7.1', messageId: ID },
  ],
  'Exim': [
    { header: `X-Failed-Recipients: a@gone.example\nAuto-Submitted: auto-replied\nTo: bounces+${TOKEN}@site.example`, parts: [['text/plain', 'Failed'], ['message/delivery-status', 'Reporting-MTA: dns; exim.example\n\nAction: failed\nFinal-Recipient: rfc822;a@gone.example\nStatus: 5.0.0\nRemote-MTA: dns; mx.gone.example\nDiagnostic-Code: smtp; 550 5.1.2 Host unknown'], ['message/rfc822', RETURNED]] },
    { state: 'bounced', token: TOKEN, status: '5.1.2', messageId: ID },
  ],
  'a delivery to one of two': [
    { header: `To: bounces+${TOKEN}@site.example`, parts: [['message/delivery-status', 'Reporting-MTA: dns; mx.example\n\nFinal-Recipient: rfc822; a@b.example\nAction: delivered (to mailbox)\nStatus: 2.0.0\n\nFinal-Recipient: rfc822; c@b.example\nAction: failed\nStatus: 5.2.1']] },
    { state: 'bounced', token: TOKEN, status: '5.2.1' },
  ],
  'a complaint': [
    { header: 'To: abuse@site.example', parts: [['text/plain', 'This is an email abuse report'], ['message/feedback-report', `Feedback-Type: abuse\nUser-Agent: SomeGenerator/1.0\nVersion: 1\nOriginal-Mail-From: <bounces+${TOKEN}@site.example>\nArrival-Date: Sat, 28 Nov 2026 10:00:00 +0000`], ['message/rfc822', 'Subject: A ticket\n\nHello']] },
    { state: 'complained', token: TOKEN },
  ],
}

test.each(Object.entries(REPORTS))('%s', async (_, [shape, expected]) => {
  const source = message(shape)
  expect(isReport(source.toString().split('\r\n\r\n')[0] ?? '')).toBe(true)
  expect(await readReport(source)).toMatchObject(expected)
})

test('Exim before it had fields: by its header, its words and the header that it copies', async () => {
  const text = `X-Failed-Recipients: a@gone.example\nTo: bounces+${TOKEN}@site.example\nContent-Type: text/plain\n\nThis message was created automatically by mail delivery software.\n\n  a@gone.example\n    SMTP error from remote mail server after RCPT TO:<a@gone.example>:\n    550 5.1.1 User unknown\n\n------ This is a copy of the message's headers. ------\n\n${RETURNED}`
  expect(isReport(text)).toBe(true)
  expect(await readReport(Buffer.from(text))).toMatchObject({ state: 'bounced', token: TOKEN, status: '5.1.1', messageId: ID })
})

test.each([
  ['an answer that quotes a report', `From: nino@example.com\nIn-Reply-To: ${ID}\nContent-Type: multipart/mixed; boundary=b`],
  ['an answer by a machine', `From: nino@example.com\nReturn-Path: <>\nAuto-Submitted: auto-replied\nIn-Reply-To: ${ID}\nContent-Type: text/plain`],
])('%s is no report', (_, header) => expect(isReport(header)).toBe(false))

test.each([
  ['a receipt', { header: `To: bounces+${TOKEN}@site.example`, parts: [['message/disposition-notification', 'Disposition: manual-action/MDN-sent-manually; displayed']] }],
  ['a success by a list', { header: `To: bounces+${TOKEN}@site.example`, parts: [['message/delivery-status', 'Reporting-MTA: dns; a\n\nAction: expanded\nStatus: 2.0.0']] }],
  ['nothing', { header: `To: bounces+${TOKEN}@site.example`, parts: [] }],
] satisfies [string, Shape][])('%s says nothing of an email', async (_, shape) => expect(await readReport(message(shape))).toBeNull())

test('a report that is cut off, or broken, is read as far as it goes', async () => {
  const whole = message((REPORTS.Gmail as [Shape, object])[0]).toString()
  expect(await readReport(Buffer.from(whole.slice(0, whole.indexOf('Subject: A ticket'))))).toMatchObject({ state: 'bounced', token: TOKEN, messageId: ID })
  expect(await readReport(Buffer.from('Content-Type: multipart/report; boundary="b"\n\n--b\nContent-Type: message/delivery-status\nContent-Transfer-Encoding: base64\n\n\0\xff???'))).toBeNull()
})
