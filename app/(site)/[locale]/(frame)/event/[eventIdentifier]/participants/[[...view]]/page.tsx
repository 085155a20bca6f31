import type { Metadata } from 'next'
import { PARTICIPANTS } from '@/app/(site)/people-lists/participants'
import { EventListScreen, eventListMetadata } from '@/app/(site)/people-lists/event-list-screen'

type EventParticipantsProps = PageProps<'/[locale]/event/[eventIdentifier]/participants/[[...view]]'>

/** Nothing is rendered at build; each view is stored after its first visit. */
export const generateStaticParams = () => []

export const generateMetadata = ({ params }: EventParticipantsProps): Promise<Metadata> => eventListMetadata(PARTICIPANTS, { params })

export default function EventParticipantsPage({ params }: EventParticipantsProps) {
  return <EventListScreen list={PARTICIPANTS} params={params} />
}
