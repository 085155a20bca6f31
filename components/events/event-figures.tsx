import { getTranslations } from 'next-intl/server'
import { Figures } from '@/components/ui/figures'
import { Section } from '@/components/ui/section'
import type { Event } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import { eventState } from '@/lib/site/events/event-state'

/** Renders nothing when staff have entered no figures. */
export async function EventFigures({ event }: { event: Event }) {
  const t = await getTranslations('EventFigures')
  if (event.figures.length === 0) return null
  return (
    <Section title={t(eventState(event) === 'past' ? 'pastTitle' : 'title')} tone="night" voice="loud">
      <Figures figures={event.figures} lang={languageOf(event, 'figures')} hasDots />
    </Section>
  )
}
