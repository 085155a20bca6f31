import type { Metadata } from 'next'
import { SPEAKERS } from '@/app/(site)/people-lists/speakers'
import { EventListScreen, eventListMetadata } from '@/app/(site)/people-lists/event-list-screen'

type EventSpeakersProps = PageProps<'/[locale]/event/[eventIdentifier]/speakers/[[...view]]'>

/** Nothing is rendered at build; each view is stored after its first visit. */
export const generateStaticParams = () => []

export const generateMetadata = ({ params }: EventSpeakersProps): Promise<Metadata> => eventListMetadata(SPEAKERS, { params })

export default function EventSpeakersPage({ params }: EventSpeakersProps) {
  return <EventListScreen list={SPEAKERS} params={params} />
}
