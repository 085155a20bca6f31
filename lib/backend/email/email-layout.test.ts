import { EventSchema } from '@/lib/contract/events'
import { toEmailEvent } from './email-frame'
import { renderEmail, type EmailContent } from './email-layout'

const COVER = { url: '/cms/api/media/file/cover.webp', alt: 'An arch', width: 2400, height: 1500, renditions: [{ url: '/cms/api/media/file/cover-480.webp', width: 480 }, { url: '/cms/api/media/file/cover-960.webp', width: 960 }] }
const event = EventSchema.parse({ _id: '1', identifier: 'jazz', title: 'Jazz & <wine>', kind: 'jazz', coverImage: COVER })
const content: EmailContent = {
  subject: 'You are registered',
  heading: 'You’re registered',
  paragraphs: ['See you there.'],
  facts: [{ label: 'When', value: '3 September', previous: '2 September' }],
  action: { label: 'Manage my registration', href: 'https://events.example/registration/1?lang=en' },
  closing: ['You’re receiving this email because you registered.'],
}
const sender = { name: 'Leadx', email: 'hello@events.example', locale: 'en' } as const

const htmlOf = (changes: Partial<EmailContent> = {}) => renderEmail({ ...content, ...changes }, sender).html ?? ''

test('an email about an event has a slice of its cover and the colours of its theme', () => {
  const html = htmlOf({ event: toEmailEvent(event) })
  expect(html).toMatch(/background="http[^"]+\/cms\/api\/media\/file\/cover-960\.webp"/)
  expect(html).toContain('Jazz &amp; &lt;wine&gt;')
  expect(html).toContain('background-color:#96155f')
})

test('without a cover the name of the event stands on its ground', () => {
  const html = htmlOf({ event: toEmailEvent({ ...event, coverImage: null }) })
  expect(html).not.toContain('background="')
  expect(html).toContain('bgcolor="#45183a"')
})

test('an email about no event has no picture, and colours of the house', () => {
  expect(htmlOf()).not.toContain('background="')
  expect(htmlOf()).toContain('background-color:#a70f3a')
})

test('it has a dark scheme, one filled button, and is small', () => {
  const html = htmlOf({ event: toEmailEvent(event) })
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).toContain('prefers-color-scheme:dark')
  expect(html.match(/class="button"/g)).toHaveLength(1)
  expect(Buffer.byteLength(html)).toBeLessThan(20 * 1024)
})

test('paragraphs and line breaks stand in the markup', () => {
  const html = htmlOf({ paragraphs: ['Dear Nino,', 'One\r\ntwo <b>\n \n\nThree\n'], facts: [{ label: 'Where', value: 'The hall\n1 Street' }] })
  expect(html.match(/<p style="margin:0 0 16px">.*<\/p>/g)).toEqual(['Dear Nino,', 'One<br>two &lt;b&gt;', 'Three'].map((text) => `<p style="margin:0 0 16px">${text}</p>`))
  expect(html).toContain('The hall<br>1 Street')
})

test('a ticket stands before what is known, and after what has changed', () => {
  const tickets = [{ name: 'Nino', number: '35', code: 'ZDJ7 HSA9', cid: 'ticket-35', text: 'LX1' }]
  const isTicketFirst = (previous?: string) => {
    const { html = '', text } = renderEmail({ ...content, tickets, facts: [{ label: 'When', value: '3 September', previous }] }, sender)
    return [html, text].map((body) => body.indexOf('ZDJ7') < body.indexOf('3 September'))
  }
  expect(isTicketFirst()).toEqual([true, true])
  expect(isTicketFirst('2 September')).toEqual([false, false])
})

test('what an email answers is quoted line by line', () => {
  const { html = '', text } = renderEmail({ ...content, quote: { label: 'You wrote:', text: 'Is there <parking>?\r\n\r\nAnd a map?' } }, sender)
  expect(text).toContain('See you there.\n\nYou wrote:\n> Is there <parking>?\n> \n> And a map?')
  expect(html).toContain('>Is there &lt;parking&gt;?<br><br>And a map?</td>')
})
