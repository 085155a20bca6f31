import { getTranslations } from 'next-intl/server'
import type { DirectoryProps } from '@/components/ui/directory/directory'
import { directoryTexts } from '@/components/ui/directory/directory-texts'
import { EmptyDirectory, type EmptyDirectoryProps } from '@/components/ui/directory/empty-directory'
import type { SpeakerCard } from '@/lib/contract/speakers'
import { isNarrowed, toViewQuery } from '@/lib/site/lists/list-view'
import { SpeakerBrowser } from './speaker-browser'
import type { SpeakerDay } from './speaker-days'

type SpeakerDirectoryProps = Omit<DirectoryProps<SpeakerCard>, 'texts'> & {
  /** The event whose speakers they are. */
  eventIdentifier?: string
  /** The days by which the speakers of an event stand. */
  days?: SpeakerDay[]
  /** The texts shown while there is nobody at all. */
  empty: EmptyDirectoryProps
}

export async function SpeakerDirectory({ empty, days = [], ...props }: SpeakerDirectoryProps) {
  const t = await getTranslations('SpeakerDirectory')
  const { view, page } = props.first
  if (page.total === 0 && !isNarrowed(view)) {
    return (
      <>
        {props.header}
        <EmptyDirectory {...empty} />
      </>
    )
  }
  const count = { one: String(t.raw('one')), other: String(t.raw('other')) }
  const texts = await directoryTexts({ count, search: t('search') })
  return <SpeakerBrowser key={toViewQuery(view)} {...props} days={days} texts={texts} />
}
