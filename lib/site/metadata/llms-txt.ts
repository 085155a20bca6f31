import type { EventCard } from '@/lib/contract/events'
import { LIST_ROUTES } from '@/lib/contract/routes'
import { languageQuery } from '@/lib/i18n/locales'
import { absoluteUrl } from './absolute-url'
import { canonicalPath } from './canonical-path'
import { feedPath, newsletterFeedPath, sitemapPath } from './metadata-routes'
import type { SiteFacts } from './page-metadata'
import { fullTitleOf } from '../events/full-title'
import { pathTo } from '../routes'
import { shortPlaceOf } from '../text/place'

interface LlmsTxtParts {
  site: SiteFacts
  /** With the words for their days and for not taking place as announced. */
  events: readonly (Pick<EventCard, 'identifier' | 'title' | 'fullTitle' | 'summary' | 'venue'> & {
    when: string | null
    note: string
    hasAgenda: boolean
  })[]
  texts: Record<'intro' | 'events' | 'pages' | 'programs' | 'api' | 'sitemap', string> & {
    agenda: (event: string) => string
  }
  pages: readonly { href: string; label: string }[]
}

/** Writes the site's contents for language models (llmstxt.org). */
export function toLlmsTxt({ site, events, texts, pages }: LlmsTxtParts): string {
  const { origin, locale } = site
  const page = (path: string) => absoluteUrl(origin, canonicalPath(locale, path))
  const eventLines = events.map((event) => {
    const facts = [event.note, event.when, shortPlaceOf(event), event.summary].filter(Boolean).join('. ')
    return line(fullTitleOf(event), page(pathTo('event', { eventIdentifier: event.identifier })), facts)
  })
  const agendas = events.filter(({ hasAgenda }) => hasAgenda).map(({ identifier, title }) => {
    const query = new URLSearchParams({ event: identifier, all: 'true', ...languageQuery(locale) })
    return line(texts.agenda(title), `${origin}${LIST_ROUTES.sessions.path}?${query}`)
  })
  return [
    `# ${oneLine(site.name)}`,
    ...(site.description ? [`> ${oneLine(site.description)}`] : []),
    texts.intro,
    section(texts.events, eventLines),
    section(texts.pages, pages.map(({ href, label }) => line(label, page(href)))),
    section(texts.programs, [
      line(texts.api, `${origin}/api/openapi.json`),
      ...agendas,
      line(site.feedTitle, absoluteUrl(origin, feedPath(locale))),
      line(site.newsletterFeedTitle, absoluteUrl(origin, newsletterFeedPath(locale))),
      line(texts.sitemap, absoluteUrl(origin, sitemapPath())),
    ]),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')
}

function section(title: string, lines: readonly string[]): string {
  return lines.length > 0 ? [`## ${title}`, '', ...lines].join('\n') : ''
}

function line(label: string, address: string, note = ''): string {
  return `- [${oneLine(label).replace(/[[\]\\]/g, String.raw`\$&`)}](${address})${note ? `: ${oneLine(note)}` : ''}`
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
