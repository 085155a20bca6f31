'use client'

import { toast, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import type { OldText } from '@/lib/backend/translations/read-old-texts'
import styles from '../staff.module.css'
import { refreshSaved, useSaved } from '../saving/use-saved'
import { OldTextList } from './old-text-list'

const NONE: OldText[] = []

/** On the page of a document: which of its texts, or of others because of it, may be out of date. */
export function OldTextsNotice() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const isNew = collectionSlug && !id
  const path = `old-texts?${new URLSearchParams({ entity: collectionSlug ?? globalSlug ?? '', ...(id && { document: String(id) }) })}`
  const texts = useSaved(isNew ? null : path, NONE)
  const wasCount = useRef<number | null>(null)

  useEffect(() => {
    // A save brought more to check, which stands above what staff are looking at.
    if (wasCount.current !== null && texts.length > wasCount.current) toast.warning('Texts may be out of date now. They are listed above the form.')
    if (texts !== NONE) wasCount.current = texts.length
  }, [texts])

  if (texts.length === 0) return null
  return (
    <section className={styles.warning} aria-label="May be out of date">
      <h3>{`May be out of date (${texts.length})`}</h3>
      <OldTextList texts={texts} onChecked={() => refreshSaved(path)} />
    </section>
  )
}
