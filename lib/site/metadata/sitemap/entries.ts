import type { Event } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import { LOCALES, type Locale } from '@/lib/i18n/locales'
import { latest } from '@/lib/site/articles/latest'
import { pathTo, ROUTES, routesWith } from '@/lib/site/routes'
import { textLanguages } from '../text-languages'
import type { SitemapContent } from './content'
import { DOCUMENTS, EVENT_SCREENS, PAGES, type EventContext, type ListedScreen } from './screens'

export interface SitemapEntry {
  path: string
  /** The languages that the page exists in. */
  languages: Locale[]
  updatedAt?: string
}

type Screen = ListedScreen & { path: string }

/**
 * Lists the canonical paths that search engines may list.
 *
 * @param translations the content as each language has it
 * @param now the present in milliseconds since 1970, by which forms are open or closed
 */
export function buildSitemapEntries(translations: ReadonlyMap<Locale, SitemapContent>, now: number): SitemapEntry[] {
  const byPath = new Map<string, Map<Locale, Screen>>()
  for (const [locale, content] of translations) {
    for (const screen of screensOf(content, now)) {
      byPath.set(screen.path, (byPath.get(screen.path) ?? new Map<Locale, Screen>()).set(locale, screen))
    }
  }
  return [...byPath].map(([path, screens]) => ({
    path,
    languages: textLanguages(new Map(LOCALES.map((locale) => [locale, textOf(screens.get(locale))]))),
    updatedAt: latest([...screens.values()].flatMap(({ shows }) => shows.map(({ updatedAt }) => updatedAt))),
  }))
}

function textOf(screen: Screen | undefined) {
  if (!screen) return null
  const { text } = screen
  return { isGiven: text?.isGiven ?? true, hasFallenBack: text ? languageOf(text.of, text.field) !== undefined : false }
}

function screensOf(content: SitemapContent, now: number): Screen[] {
  return [
    ...routesWith('sitemap', 'page').flatMap((name) => {
      const describe = PAGES[name]
      return listed(ROUTES[name].pattern, describe ? describe(content) : { shows: [] })
    }),
    ...content.events.flatMap((event) => eventScreens(contentOf(event, content, now))),
    ...routesWith('sitemap', 'document').flatMap((name) => {
      return DOCUMENTS[name](content).map(({ document, ...text }) => ({
        path: pathTo(name, { identifier: document.identifier }),
        shows: [document],
        text: { of: document, ...text },
      }))
    }),
  ]
}

function contentOf(event: Event, content: SitemapContent, now: number): EventContext {
  const { identifier } = event
  return {
    event,
    events: content.events,
    now,
    speakers: content.speakers.filter(({ events }) => events.includes(identifier)),
    participants: content.participants.filter(({ events }) => events.includes(identifier)),
    sessions: content.sessions.filter((session) => session.event === identifier),
    faqs: content.faqs.filter((faq) => faq.event === identifier),
  }
}

function eventScreens(context: EventContext): Screen[] {
  const { identifier: eventIdentifier } = context.event
  return routesWith('sitemap', 'event').flatMap((name) => listed(pathTo(name, { eventIdentifier }), EVENT_SCREENS[name](context)))
}

function listed(path: string, screen: ListedScreen | null): Screen[] {
  return screen ? [{ ...screen, path }] : []
}
