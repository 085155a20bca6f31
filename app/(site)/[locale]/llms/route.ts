import { getTranslations } from 'next-intl/server'
import { getAllEventCards, getEventCounts } from '@/lib/content/events'
import { getSite } from '@/lib/content/site'
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales'
import { formatDayRange } from '@/lib/site/text/dates'
import { toLlmsTxt } from '@/lib/site/metadata/llms-txt'

/** Nothing is made at build; it is kept after the first visit. */
export const generateStaticParams = () => []
export const dynamic = 'force-static'

/** What a language model needs to know to find its way: what is here, and where programs read it. */
export async function GET(_request: Request, { params }: RouteContext<'/[locale]/llms'>) {
  const { locale: value } = await params
  const locale = isLocale(value) ? value : DEFAULT_LOCALE
  const [t, h, d, site, events] = await Promise.all([
    getTranslations({ locale, namespace: 'LlmsTxt' }),
    getTranslations({ locale, namespace: 'Header' }),
    getTranslations({ locale, namespace: 'EventMention' }),
    getSite(locale),
    getAllEventCards(locale),
  ])
  const counts = await Promise.all(events.map(({ identifier }) => getEventCounts(locale, identifier)))
  const notes = { scheduled: '', postponed: d('postponed'), cancelled: d('cancelled') }
  const text = toLlmsTxt({
    site,
    events: events.map((event, index) => ({
      ...event,
      // The days of a postponed event are no longer said anywhere.
      when:
        event.startsAt && event.status !== 'postponed'
          ? formatDayRange(event.startsAt, event.endsAt, { locale, timeZone: event.timezone })
          : null,
      note: notes[event.status],
      hasAgenda: (counts[index]?.sessions ?? 0) > 0,
    })),
    texts: {
      intro: t('intro'),
      events: t('events'),
      pages: t('pages'),
      programs: t('programs'),
      agenda: (event) => t('agenda', { event }),
      api: t('api'),
      feed: site.feedTitle,
      sitemap: t('sitemap'),
      about: h('aboutUs'),
      speakers: h('speakers'),
      participants: h('participants'),
      media: h('media'),
      connect: h('connect'),
    },
  })
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
