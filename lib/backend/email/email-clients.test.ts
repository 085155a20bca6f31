import { Parser } from 'htmlparser2'
import { EventSchema } from '@/lib/contract/events'
import { toEmailEvent } from './email-frame'
import { renderEmail } from './email-layout'

/**
 * What emails rely on in Outlook for Windows, which knows least, by the data of caniemail.com (May 2026): the elements on which
 * a property works. `*` stands for all of them, and an empty list for a property whose absence only looks plainer.
 */
const OUTLOOK: Record<string, string[]> = {
  'background-color': ['*'],
  'background-image': [],
  'background-position': [],
  'background-repeat': [],
  'background-size': [],
  border: ['table', 'td'],
  'border-left': ['table', 'td'],
  'border-radius': [],
  'border-top': ['table', 'td'],
  color: ['*'],
  display: [],
  'font-family': ['*'],
  'font-size': ['*'],
  'font-weight': ['*'],
  height: ['td', 'table', 'img'],
  'line-height': ['*'],
  margin: ['p', 'h1', 'table', 'body', 'div'],
  'max-width': ['table'],
  overflow: [],
  'overflow-wrap': [],
  padding: ['td'],
  'text-align': ['*'],
  'text-decoration': ['*'],
  'vertical-align': ['*'],
  width: ['table', 'td'],
  'word-break': ['*'],
  'word-wrap': [],
}
/** Neither matters: a body has no padding there anyway, and pictures and blocks have a width as an attribute or a cell of their own. */
const HAS_OTHER_MEANS = ['padding of body', 'width of img', 'width of div', 'max-width of div']

const COVER = { url: '/cover.webp', alt: '', width: 960, height: 600, renditions: [] }
const event = EventSchema.parse({ _id: '1', identifier: 'jazz', title: 'Jazz', kind: 'jazz', coverImage: COVER })
const { html } = renderEmail(
  {
    subject: 'All parts',
    heading: 'All parts',
    event: toEmailEvent(event),
    paragraphs: ['One\ntwo\n\nthree'],
    quote: { label: 'You wrote', text: 'Is there\n\nparking?' },
    facts: [{ label: 'Where', value: 'There\nand here', previous: 'Elsewhere' }],
    tickets: [{ name: 'Nino', number: '35', code: 'ZDJ7 HSA9', cid: 'ticket-35', text: 'LX1' }],
    action: { label: 'Manage', href: 'https://events.example/1' },
    links: [{ label: 'Agenda', href: 'https://events.example/2' }],
    closing: ['Why you get this.'],
  },
  { name: 'Leadx', email: '', locale: 'en' },
)

interface Element {
  name: string
  attributes: Record<string, string>
  style: Record<string, string>
}

const elements: Element[] = []
const parser = new Parser({
  onopentag: (name, attributes) => {
    const declarations = (attributes.style ?? '').split(/;(?![^(]*\))/).filter(Boolean)
    elements.push({ name, attributes, style: Object.fromEntries(declarations.map((declaration) => [declaration.slice(0, declaration.indexOf(':')), declaration.slice(declaration.indexOf(':') + 1)])) })
  },
})
parser.end(html)

test('every style works in Outlook for Windows where it stands, or is one that can be missing', () => {
  const used = elements.flatMap(({ name, style }) => Object.keys(style).map((property) => ({ name, property })))
  expect(used.length).toBeGreaterThan(50)
  const broken = used.filter(({ name, property }) => {
    const places = OUTLOOK[property]
    return !places || (places.length > 0 && !places.includes('*') && !places.includes(name) && !HAS_OTHER_MEANS.includes(`${property} of ${name}`))
  })
  expect(broken).toEqual([])
})

test('every background is an attribute too', () => {
  const coloured = elements.filter(({ style }) => style['background-color'])
  expect(coloured.length).toBeGreaterThan(5)
  for (const { attributes, style } of coloured) expect(attributes.bgcolor).toBe(style['background-color'])
})

test('it has 600 pixels in Outlook for Windows, and at most so many elsewhere', () => {
  expect(html).toMatch(/<!--\[if mso\]><table [^>]*width="600"/)
  expect(html.match(/<!--\[if mso\]>/g)).toHaveLength((html.match(/<!\[endif\]-->/g)?.length ?? 0) - 1)
  expect(elements.some(({ style }) => style['max-width'] === '600px')).toBe(true)
})
