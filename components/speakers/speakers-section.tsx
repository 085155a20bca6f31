import { getTranslations } from 'next-intl/server'
import { Section } from '@/components/ui/section'
import type { SpeakerCard } from '@/lib/contract/speakers'
import { pathTo } from '@/lib/site/routes'
import { SpeakerWall } from './speaker-wall'

interface SpeakersSectionProps {
  speakers: SpeakerCard[]
  /** How many there are, those included that are not shown. */
  total: number
  eventIdentifier?: string
}

export async function SpeakersSection({ speakers, total, eventIdentifier }: SpeakersSectionProps) {
  const t = await getTranslations('SpeakersSection')
  if (speakers.length === 0) return null
  const all = { href: eventIdentifier ? pathTo('eventSpeakers', { eventIdentifier }) : pathTo('speakers'), label: t('all') }
  // The large face takes four places: an even number leaves one free.
  const hasPlace = speakers.length % 2 === 0
  return (
    <Section title={t('title')} intro={eventIdentifier ? undefined : t('intro')} more={hasPlace ? undefined : all} tone="night" voice="loud" hasThread={!eventIdentifier}>
      <SpeakerWall speakers={speakers} eventIdentifier={eventIdentifier} all={hasPlace ? { ...all, count: total } : undefined} />
    </Section>
  )
}
