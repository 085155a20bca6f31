'use client'

import { useLocale } from '@payloadcms/ui'
import { Fragment } from 'react'
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
  const names = documents.map(({ titles }) => titles[code as Locale] ?? Object.values(titles).find(Boolean) ?? 'Untitled')
  const pieces = [...names.slice(0, -1).map((name) => `${name},`), ...names.slice(-1), ...(more > 0 ? [`and ${more} more`] : [])]
  return (
    <div className={styles.related}>
      {picture && <img src={picture} alt="" loading="lazy" className={styles.picture} />}
      <span>
        {pieces.map((piece, index) => (
          <Fragment key={index}>
            <span className={styles.piece}>{piece}</span>{' '}
          </Fragment>
        ))}
      </span>
    </div>
  )
}
