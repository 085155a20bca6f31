'use client'

import { useDocumentInfo, useFormFields, useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { UsualWords } from '../../wording/wording-endpoints'
import type { OwnWordedKind } from '../../email/own-words'
import styles from './emails.module.css'
import { EmailPreview } from './email-preview'

const PARTS = ['subject', 'heading', 'text'] as const
const LABELS = { subject: 'Subject', heading: 'Heading', text: 'Text' } as const

/** What one of the emails about registrations and applications says where its fields are empty, and what it looks like as the form says. */
export function WordingPreview({ kind }: { kind: OwnWordedKind }) {
  const { id } = useDocumentInfo()
  const { code: locale } = useLocale()
  const usual = useUsualWords(id === undefined ? null : String(id), locale)?.[kind]
  const values = useFormFields(([fields]) => JSON.stringify(PARTS.map((part) => String(fields[`wording.${kind}.${part}`]?.value ?? ''))))
  const [subject, heading, text] = JSON.parse(values) as string[]
  const words = { subject, heading, text }
  const empty = PARTS.filter((part) => !words[part]?.trim())
  return (
    <div className={styles.row}>
      {usual && empty.length > 0 && (
        <dl className={styles.usual} lang={locale}>
          {empty.map((part) => (
            <div key={part}>
              <dt lang="en">{`${LABELS[part]} where you write none:`}</dt>
              <dd>{usual[part]}</dd>
            </div>
          ))}
        </dl>
      )}
      <EmailPreview kind={kind} words={words} />
    </div>
  )
}

/** The answers to come, by address: all emails of the form ask for the same one. */
const asked = new Map<string, Promise<UsualWords | null>>()

function useUsualWords(id: string | null, locale: string): UsualWords | null {
  const [known, setKnown] = useState<UsualWords | null>(null)
  useEffect(() => {
    if (!id) return
    const aborted = new AbortController()
    void ask(`/cms/api/events/${id}/usual-words?locale=${locale}`).then((words) => aborted.signal.aborted || setKnown(words))
    return () => aborted.abort()
  }, [id, locale])
  return known
}

function ask(address: string): Promise<UsualWords | null> {
  const answer =
    asked.get(address) ??
    fetch(address)
      .then(async (response) => (response.ok ? ((await response.json()) as UsualWords) : null))
      .catch(() => null)
      .finally(() => asked.delete(address))
  asked.set(address, answer)
  return answer
}
