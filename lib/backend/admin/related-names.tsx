'use client'

import { useLocale } from '@payloadcms/ui'

/** A title by language, or one for all of them. */
export type Titles = string | Partial<Record<string, string | null>>

/** Names in the language of the content that is shown, which only the browser knows. */
export function RelatedNames({ names, more }: { names: readonly Titles[]; more: number }) {
  const { code } = useLocale()
  const nameOf = (titles: Titles) => (typeof titles === 'string' ? titles : (titles[code] ?? Object.values(titles).find(Boolean) ?? 'Untitled'))
  return <span>{[...names.map(nameOf), ...(more > 0 ? [`and ${more} more`] : [])].join(', ')}</span>
}
