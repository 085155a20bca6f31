import type { PayloadRequest, Where } from 'payload'
import { formatTicketCode } from '@/lib/site/tickets/ticket-code'
import type { Event } from '@/lib/contract/events'
import { LOCALES, type Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import { escapeXml } from '@/lib/site/metadata/sitemap/xml'
import type { Registration } from '../../payload-types'
import { ticketOf } from '../../tickets'
import { drawBadge, needsSystemFont, type Badge } from './draw-badge'

export const BADGE_FORMATS = ['a4', 'a6'] as const

export type BadgeFormat = (typeof BADGE_FORMATS)[number]

/** How many badges are made at a time; between two slices others get their turn. */
const SLICE = 40

/** On A4 four badges to cut apart, on A6 one a page. */
const PAGES: Record<BadgeFormat, string> = {
  a4: '@page{size:A4;margin:0}main{width:210mm}svg{outline:.2mm dashed #999}',
  a6: '@page{size:A6;margin:0}main{width:105mm}',
}

const STYLES = 'html,body,main{margin:0;padding:0;background:#fff;color:#000}main{display:flex;flex-wrap:wrap}svg{width:105mm;height:148mm;break-inside:avoid;fill:#000}p{font:16px/1.5 sans-serif;margin:0;padding:4mm 8mm;max-width:60ch}@media screen{body{display:flex;flex-direction:column}.look{order:-1;background:#fdf0ec}}@media print{p{display:none}}'

/** The badges of everybody with a seat at an event, by the numbers of their tickets, as a page to print. */
export async function* badgeSheet(req: PayloadRequest, eventIn: (locale: Locale) => Event, format: BadgeFormat): AsyncGenerator<string> {
  const title = escapeXml(eventIn('en').title)
  yield `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Badges: ${title}</title><style>${STYLES}${PAGES[format]}</style></head><body>`
  yield '<p>Print this page without margins, headers and footers.</p><main>'
  let after = 0
  const unsure: string[] = []
  for (;;) {
    const where: Where = { and: [{ event: { equals: eventIn('en')._id } }, { state: { equals: 'confirmed' } }, { ticketNumber: { greater_than: after } }] }
    const { docs } = await req.payload.find({ collection: 'registrations', where, sort: 'ticketNumber', limit: SLICE, pagination: false, depth: 0 })
    const badges = docs.flatMap((registration) => badgeOf(registration, eventIn) ?? [])
    unsure.push(...badges.filter(needsSystemFont).map(({ name }) => name))
    yield badges.map(drawBadge).join('')
    if (docs.length < SLICE) break
    after = docs.at(-1)?.ticketNumber ?? Infinity
    await new Promise((resolve) => setImmediate(resolve))
  }
  yield '</main>'
  if (unsure.length > 0) yield `<p class="look" role="alert"><strong>Look at these badges before you print.</strong> They have signs that are drawn with the fonts of this computer, if it has them: ${unsure.map(escapeXml).join(', ')}.</p>`
  yield '</body></html>'
}

function badgeOf(registration: Registration, eventIn: (locale: Locale) => Event): Badge | null {
  const ticket = ticketOf(registration)
  if (!ticket) return null
  const { fullName, organization, kind, locale } = registration
  const kinds = kind === 'guest' ? [] : LOCALES.map((each) => getTranslations({ locale: each, namespace: 'Badge' })(kind))
  const { number, code, text } = ticket
  return { event: eventIn(locale).title, name: fullName, organization: organization ?? '', kinds, number, code: formatTicketCode(code), text }
}
