import type { Metadata } from 'next'
import { SPEAKERS } from '@/app/(site)/people-lists/speakers'
import { ListScreen, listMetadata } from '@/app/(site)/people-lists/list-screen'

type SpeakersProps = PageProps<'/[locale]/event/speakers/[[...view]]'>

/** Nothing is rendered at build; each view is stored after its first visit. */
export const generateStaticParams = () => []

export const generateMetadata = ({ params }: SpeakersProps): Promise<Metadata> => listMetadata(SPEAKERS, { params })

export default function SpeakersPage({ params }: SpeakersProps) {
  return <ListScreen list={SPEAKERS} params={params} />
}
