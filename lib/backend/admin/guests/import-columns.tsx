'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { GuestColumn, GuestFileColumn } from '@/lib/contract/desk/guests'
import { Choice } from '../saving/fields'
import { sendDeskRequest } from '../staff-request'
import styles from '../staff.module.css'

const LABELS: Record<GuestColumn, string> = {
  fullName: 'Full name',
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  organization: 'Organisation',
  position: 'Position',
  country: 'Country',
  kind: 'Kind',
  state: 'Status',
  note: 'Note for check-in',
  notes: 'Internal notes',
  language: 'Language of emails',
  companions: 'Companions: names, or how many',
  companionOf: 'Companion of: whom they come with',
}

interface ImportColumnsProps {
  id: string
  columns: readonly GuestFileColumn[]
  /** At first. */
  isOpen: boolean
  onRead: () => void
}

/** What each column of a file holds; staff put right what is not understood, and the file is read once more. */
export function ImportColumns({ id, columns, isOpen, onRead }: ImportColumnsProps) {
  const [isOpenAtFirst] = useState(isOpen)
  const [chosen, setChosen] = useState<Record<number, string>>({})
  if (columns.length === 0) return null
  const known = columns.filter(({ column }) => column).length

  // No form, which would stand inside that of the document.
  async function readAgain() {
    const changed = Object.entries(chosen).map(([index, column]) => [index, column || null] as const)
    if (!(await sendDeskRequest(`guest-imports/${id}/columns`, { columns: Object.fromEntries<string | null>(changed) }))) return
    setChosen({})
    onRead()
  }

  return (
    <details className={styles.more} open={isOpenAtFirst}>
      <summary>{`Columns of the file: ${known} read, ${columns.length - known} left out`}</summary>
      <div className={styles.form}>
        <div className={styles.fields}>
          {columns.map(({ heading, column, examples }, index) => (
            <Choice key={index} label={heading || `Column ${index + 1}`} value={chosen[index] ?? column ?? ''} onChange={({ target }) => setChosen({ ...chosen, [index]: target.value })} empty="Leave out" options={Object.entries(LABELS)}>
              {examples.length > 0 && <span className={styles.small}>{`Such as ${examples.join(', ')}`}</span>}
            </Choice>
          ))}
        </div>
        <Button buttonStyle="secondary" margin={false} onClick={() => void readAgain()}>
          Read the file with these columns
        </Button>
      </div>
    </details>
  )
}
