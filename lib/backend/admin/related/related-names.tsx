'use client'

import { useLocale } from '@payloadcms/ui'
import type { Locale } from '@/lib/i18n/locales'
import styles from './related.module.css'

export interface RelatedDocument {
  titles: Partial<Record<Locale, string | null>>
  picture: string | null
}

interface RelatedNamesProps {
  documents: RelatedDocument[]
  /** How many there are besides. */
  more: number
}

/** Names in the language of the content that is shown, or in another where that has none. */
export function RelatedNames({ documents, more }: RelatedNamesProps) {
  const { code } = useLocale()
  if (documents.length === 0) return null
  const [picture] = documents.flatMap((document) => document.picture ?? [])
  const names = documents.map(({ titles }) => titles[code as Locale] ?? Object.values(titles).find(Boolean) ?? '')
  return (
    <div className={styles.related}>
      {picture && <img src={picture} alt="" loading="lazy" className={styles.picture} />}
      <span>{more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ')}</span>
    </div>
  )
}
