import { getTranslations } from 'next-intl/server'
import { RelatedLinks } from '@/components/ui/related-links'
import type { Event } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import { eventState } from '@/lib/site/events/event-state'
import { hasPlace } from '@/lib/site/events/explore'
import { pathTo } from '@/lib/site/routes'

interface EventAboutLinksProps {
  event: Event
  /** How many items each link leads to; one that leads to none is left out. */
  counts: { speakers: number; participants: number; sessions: number }
}

export async function EventAboutLinks({ event, counts }: EventAboutLinksProps) {
  const t = await getTranslations('EventAboutLinks')
  const params = { eventIdentifier: event.identifier }
  const isPast = eventState(event) === 'past'
  const links = [
    {
      href: pathTo('agenda', params),
      label: t(isPast ? 'whatWasOn' : 'whatIsOn'),
      title: t('agenda'),
      note: t('sessionsCount', { count: counts.sessions }),
      count: counts.sessions,
    },
    {
      href: pathTo('eventSpeakers', params),
      label: t(isPast ? 'whoSpoke' : 'whoSpeaks'),
      title: t('speakers'),
      note: t('speakersCount', { count: counts.speakers }),
      count: counts.speakers,
    },
    {
      href: pathTo('eventParticipants', params),
      label: t(isPast ? 'whoTookPart' : 'whoTakesPart'),
      title: t('participants'),
      note: t('participantsCount', { count: counts.participants }),
      count: counts.participants,
    },
  ].filter(({ count }) => count > 0)
  const place = {
    href: pathTo('explore', params),
    label: t(isPast ? 'whereItWas' : 'whereItIs'),
    title: event.venue?.name || t('explore'),
    lang: event.venue?.name ? languageOf(event, 'venue') : undefined,
  }
  return <RelatedLinks label={t('label')} links={[...links, ...(hasPlace(event) ? [place] : [])]} />
}
