import { getTranslations } from 'next-intl/server'
import type { DirectoryProps } from '@/components/ui/directory/directory'
import { directoryTexts } from '@/components/ui/directory/directory-texts'
import { EmptyDirectory, type EmptyDirectoryProps } from '@/components/ui/directory/empty-directory'
import { CountryMap } from '@/components/ui/maps/country-map'
import type { ParticipantCard } from '@/lib/contract/participants'
import { isNarrowed, toCountry, toViewQuery } from '@/lib/site/lists/list-view'
import { ParticipantBrowser } from './participant-browser'
import { suggested } from './suggested'

type ParticipantDirectoryProps = Omit<DirectoryProps<ParticipantCard>, 'texts' | 'aside'> & {
  /** Participants to suggest when nobody is found. */
  others?: ParticipantCard[]
  /** The event whose participants they are. */
  eventIdentifier?: string
  isOneCohort?: boolean
  /** The texts shown while there is nobody at all. */
  empty: EmptyDirectoryProps
}

export async function ParticipantDirectory({ empty, others = [], ...props }: ParticipantDirectoryProps) {
  const t = await getTranslations('ParticipantDirectory')
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
  const countries = props.filters.find(({ name }) => name === 'country')?.options ?? []
  return (
    <ParticipantBrowser
      key={toViewQuery(view)}
      {...props}
      texts={texts}
      cohortText={String(t.raw('cohort'))}
      others={suggested(others)}
      othersLabel={t('others')}
      aside={
        countries.length > 1 && (
          <CountryMap
            label={t('countries')}
            chosen={view.country}
            countries={countries.map(({ value, label }) => ({ value, label, href: `${props.path}${toViewQuery(toCountry(view, value))}` }))}
          />
        )
      }
    />
  )
}
