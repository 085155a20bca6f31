import nodemailer from 'nodemailer'
import { plainSubject } from './plain-subject'

async function headerOf(subject: string): Promise<string> {
  const stream = nodemailer.createTransport({ streamTransport: true, buffer: true })
  const { message } = await stream.sendMail({ from: 'a@leadx.example', to: 'b@leadx.example', subject: plainSubject(subject), text: '' })
  return /^Subject: (.*(?:\r?\n[ \t].*)*)/m.exec(String(message))?.[1] ?? ''
}

it.each(['Careers: A question', 'კითხვა', 'What? = that', ''])('leaves %p as it is', (subject) => {
  expect(plainSubject(subject)).toBe(subject)
})

it.each(['=?utf-8?B?QmNjOg==?=', 'Careers: =?utf-8?B?QmNjOg==?= and more', 'კითხვა =?UTF-8?q?Bcc=3A?='])('shows %p as it was typed', async (subject) => {
  const header = await headerOf(subject)
  expect(header).not.toMatch(/QmNjOg==\?=|\?q\?Bcc=3A\?=/)
  expect(header).toMatch(/^\S*.*=\?UTF-8\?/i)
})
