import { getTranslations } from 'next-intl/server'
import { WaysOn } from '@/components/ui/ways-on'
import type { Event } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import { eventState } from '@/lib/site/event-state'
import { pathTo } from '@/lib/site/routes'

interface AboutWaysProps {
  event: Event
  /** How much there is behind each way; one that leads to nothing is left out. */
  counts: { speakers: number; participants: number; sessions: number }
}

/** Where one goes on from the story of an event: what is on, who is there, and where it is. */
export async function AboutWays({ event, counts }: AboutWaysProps) {
  const t = await getTranslations('AboutWays')
  const params = { eventIdentifier: event.identifier }
  const isPast = eventState(event) === 'past'
  const ways = [
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
  return <WaysOn label={t('label')} ways={[...ways, place]} />
}
