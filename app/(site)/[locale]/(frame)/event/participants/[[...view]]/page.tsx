import type { Metadata } from 'next'
import { PARTICIPANTS } from '@/app/(site)/people-lists/participants'
import { ListScreen, listMetadata } from '@/app/(site)/people-lists/list-screen'

type ParticipantsProps = PageProps<'/[locale]/event/participants/[[...view]]'>

/** Nothing is rendered at build; each view is stored after its first visit. */
export const generateStaticParams = () => []

export const generateMetadata = ({ params }: ParticipantsProps): Promise<Metadata> => listMetadata(PARTICIPANTS, { params })

export default function ParticipantsPage({ params }: ParticipantsProps) {
  return <ListScreen list={PARTICIPANTS} params={params} />
}
