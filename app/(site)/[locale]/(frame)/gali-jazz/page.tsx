import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { EventBadge } from '@/components/events/event-badge'
import { EventDates } from '@/components/events/event-dates'
import { RegisterBar } from '@/components/events/register-bar'
import { JazzEvening } from '@/components/gali-jazz/jazz-evening'
import { JazzGallery } from '@/components/gali-jazz/jazz-gallery'
import { JazzHero } from '@/components/gali-jazz/jazz-hero'
import { JazzNight } from '@/components/gali-jazz/jazz-night'
import { JazzStory } from '@/components/gali-jazz/jazz-story'
import { JazzLinks } from '@/components/gali-jazz/jazz-links'
import { LineupPoster } from '@/components/lineups/lineup-poster'
import { Partners } from '@/components/partners/partners'
import { getGaliJazz } from '@/lib/content/commons'
import { getEvent } from '@/lib/content/events'
import { getGroupedLineups } from '@/lib/content/lineups'
import { getPartners } from '@/lib/content/partners'
import { hasSessions } from '@/lib/content/sessions'
import { getShareImage } from '@/lib/content/metadata/share-images'
import { getLanguages, getSite } from '@/lib/content/site'
import { pageLocale } from '@/lib/i18n/page-locale'
import { eventState } from '@/lib/site/events/event-state'
import { pageMetadata } from '@/lib/site/metadata/page-metadata'
import { pathTo } from '@/lib/site/routes'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await pageLocale()
  const [t, site, { title, lead }] = await Promise.all([getTranslations('Header'), getSite(locale), getGaliJazz(locale)])
  return pageMetadata(site, {
    path: pathTo('galiJazz'),
    title: title || t('galiJazz'),
    description: lead,
    image: await getShareImage(locale, { kind: 'page', key: 'galiJazz' }),
    languages: await getLanguages(getGaliJazz, 'text'),
  })
}

export default async function GaliJazzPage() {
  const locale = await pageLocale()
  const [t, galiJazz] = await Promise.all([getTranslations('Header'), getGaliJazz(locale)])
  const eventIdentifier = galiJazz.event ?? ''
  const [event, lineups, partners, hasAgenda] = galiJazz.event
    ? await Promise.all([
        getEvent(locale, eventIdentifier),
        getGroupedLineups(locale, eventIdentifier),
        getPartners(locale, eventIdentifier),
        hasSessions(locale, eventIdentifier),
      ])
    : [null, [], [], false]
  const isComing = event !== null && eventState(event) === 'upcoming'
  return (
    <>
      <JazzNight>
        <JazzHero galiJazz={galiJazz} title={galiJazz.title || t('galiJazz')} />
        {event && (
          <JazzEvening
            event={event}
            dates={event.startsAt && <EventDates event={event} locale={locale} />}
            badge={<EventBadge event={event} locale={locale} />}
          />
        )}
        <JazzStory galiJazz={galiJazz} />
        {event && <LineupPoster groups={lineups} agendaOf={hasAgenda ? eventIdentifier : undefined} />}
        <JazzGallery galiJazz={galiJazz} />
        {event && <Partners partners={partners} />}
        {event && <RegisterBar event={event} locale={locale} />}
        <JazzLinks event={isComing ? event : null} />
      </JazzNight>
    </>
  )
}
