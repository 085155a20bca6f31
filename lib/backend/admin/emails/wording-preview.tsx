'use client'

import { useDocumentInfo, useFormFields, useLocale } from '@payloadcms/ui'
import useSWR from 'swr'
import type { UsualWords } from '../../wording/wording-endpoints'
import type { WordedKind } from '../../email/email-kinds'
import { readAnswer } from '../staff-request'
import styles from '../staff.module.css'
import { EmailPreview } from './email-preview'

const PARTS = ['subject', 'heading', 'text'] as const
const LABELS = { subject: 'Subject', heading: 'Heading', text: 'Text' } as const

/** What one of the emails about registrations and applications says where its fields are empty, and what it looks like as the form says. */
export function WordingPreview({ kind }: { kind: WordedKind }) {
  const { id } = useDocumentInfo()
  const { code: locale } = useLocale()
  const { data } = useSWR(id === undefined ? null : `/cms/api/events/${id}/usual-words?locale=${locale}`, readAnswer<UsualWords>)
  const usual = data?.[kind]
  const values = useFormFields(([fields]) => JSON.stringify(PARTS.map((part) => String(fields[`wording.${kind}.${part}`]?.value ?? ''))))
  const [subject, heading, text] = JSON.parse(values) as string[]
  const words = { subject, heading, text }
  const empty = PARTS.filter((part) => !words[part]?.trim())
  return (
    <div className={styles.row}>
      {usual && empty.length > 0 && (
        <dl className={styles.facts} lang={locale}>
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
