import { getTranslations } from 'next-intl/server'
import { Badge } from '@/components/ui/badge'
import type { EventCard } from '@/lib/contract/events'
import { eventState } from '@/lib/site/events/event-state'

/** Says that an event is over, postponed or cancelled, or what it takes at the moment. */
export async function EventBadge({ event }: { event: EventCard }) {
  const t = await getTranslations('EventBadge')
  const state = eventState(event)
  if (state !== 'upcoming') return <Badge tone={state === 'past' ? 'quiet' : 'alert'}>{t(state)}</Badge>
  if (event.isRegistrationActive) return <Badge>{t('registrationOpen')}</Badge>
  if (event.isApplyActive) return <Badge>{t('applicationsOpen')}</Badge>
  return null
}
