import { getTranslations } from 'next-intl/server'
import { EmptyDirectory } from '@/components/ui/directory/empty-directory'
import type { Event } from '@/lib/contract/events'
import { eventState } from '@/lib/site/events/event-state'
import { isPlaceKnown } from '@/lib/site/events/explore'
import { pathTo } from '@/lib/site/routes'

/** Shown in place of the sections while nothing is known of the venue; one that is named, or was, is chosen. */
export async function ExploreEmpty({ event }: { event: Event }) {
  const t = await getTranslations('ExploreEmpty')
  if (isPlaceKnown(event)) return null
  const isChosen = event.venue !== null || eventState(event) === 'past'
  return (
    <EmptyDirectory
      title={t(isChosen ? 'undescribedTitle' : 'title')}
      text={t(isChosen ? 'undescribedText' : 'text')}
      links={[
        { href: pathTo('event', { eventIdentifier: event.identifier }), label: t('event') },
        { href: pathTo('connect'), label: t('ask') },
      ]}
    />
  )
}
