import { Cluster } from '@/components/ui/layout/cluster'
import { AddToCalendar } from '@/components/ui/tools/add-to-calendar'
import { ShareControl } from '@/components/ui/tools/share-control'
import type { Speaker } from '@/lib/contract/speakers'
import type { Locale } from '@/lib/i18n/locales'
import type { Appearance } from '@/lib/site/people/appearances'
import { canonicalPath } from '@/lib/site/metadata/canonical-path'
import { pathTo } from '@/lib/site/routes'

interface SpeakerToolsProps {
  speaker: Speaker
  appearances: Appearance[]
  locale: Locale
}

export function SpeakerTools({ speaker, appearances, locale }: SpeakerToolsProps) {
  const { identifier, fullName } = speaker
  const isToCome = appearances.some(({ state, sessions }) => state === 'upcoming' && sessions.length > 0)
  return (
    <Cluster gap={5} row={0}>
      {isToCome && <AddToCalendar subject={{ kind: 'speaker', key: identifier }} locale={locale} />}
      <ShareControl path={canonicalPath(locale, pathTo('speaker', { identifier }))} title={fullName} />
    </Cluster>
  )
}
