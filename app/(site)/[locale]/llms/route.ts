import { getTranslations } from 'next-intl/server'
import { getAllEventCards } from '@/lib/content/events'
import { hasSessions } from '@/lib/content/sessions'
import { getSite } from '@/lib/content/site'
import { DEFAULT_LOCALE, isLocale, LOCALE_PARAMETER, LOCALE_TABLE, otherLocales, type Locale } from '@/lib/i18n/locales'
import { heldDays } from '@/lib/site/events/held-days'
import { menuLinks } from '@/lib/site/navigation'
import { formatDayRange } from '@/lib/site/text/dates'
import { toLlmsTxt } from '@/lib/site/metadata/llms-txt'

export const generateStaticParams = () => []
export const dynamic = 'force-static'

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
  const agendas = await Promise.all(events.map(({ identifier }) => hasSessions(locale, identifier)))
  const notes = { scheduled: '', postponed: d('postponed'), cancelled: d('cancelled') }
  const text = toLlmsTxt({
    site,
    events: events.map((event, index) => ({
      ...event,
      when: event.startsAt && heldDays(event) !== 'none' ? formatDayRange(event.startsAt, event.endsAt, { locale, timeZone: event.timezone }) : null,
      note: notes[event.status],
      hasAgenda: agendas[index] ?? false,
    })),
    texts: {
      intro: t('intro', { languages: translatedAddresses(locale) }),
      events: t('events'),
      pages: t('pages'),
      programs: t('programs'),
      agenda: (event) => t('agenda', { event }),
      api: t('api'),
      sitemap: t('sitemap'),
    },
    pages: menuLinks('llms').map(({ href, key }) => ({ href, label: h(key) })),
  })
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}

/** Such as "Georgian (?lang=ge)". */
function translatedAddresses(locale: Locale): string {
  const names = new Intl.DisplayNames(LOCALE_TABLE[locale].tag, { type: 'language' })
  const languages = otherLocales(DEFAULT_LOCALE).map((other) => `${names.of(other) ?? other} (?${LOCALE_PARAMETER}=${LOCALE_TABLE[other].cookieValue})`)
  return languages.join(', ')
}
