import { getTranslations } from 'next-intl/server'
import { Section } from '@/components/ui/section'
import type { SpeakerCard } from '@/lib/contract/speakers'
import { pathTo } from '@/lib/site/routes'
import { SpeakerGrid } from './speaker-grid'

export async function SpeakersSection({ speakers, eventIdentifier }: { speakers: SpeakerCard[]; eventIdentifier?: string }) {
  const t = await getTranslations('SpeakersSection')
  if (speakers.length === 0) return null
  const href = eventIdentifier ? pathTo('eventSpeakers', { eventIdentifier }) : pathTo('speakers')
  return (
    <Section title={t('title')} intro={eventIdentifier ? undefined : t('intro')} more={{ href, label: t('all') }} tone="night" voice="loud" hasThread={!eventIdentifier}>
      <SpeakerGrid speakers={speakers} eventIdentifier={eventIdentifier} form="wall" />
    </Section>
  )
}
