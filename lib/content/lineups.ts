import { GroupedLineupsSchema, type LineupGroup } from '@/lib/contract/lineups'
import { DOCUMENT_ROUTES } from '@/lib/contract/routes'
import type { Locale } from '@/lib/i18n/locales'
import { cachedRead } from './lists/cached-read'

export async function getGroupedLineups(locale: Locale, event: string): Promise<LineupGroup[]> {
  const { items } = await cachedRead({
    path: DOCUMENT_ROUTES.groupedLineups.path,
    schema: GroupedLineupsSchema,
    locale,
    query: { event },
    source: 'lineups',
  })
  return items
}
