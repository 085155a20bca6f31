'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { GuestRow } from '@/lib/contract/desk/guests'
import { LOCALE_TABLE, LOCALES } from '@/lib/i18n/locales'
import styles from '../staff.module.css'
import { StaffTable } from '../staff-table'

const STEP = 200

const OUTCOMES: Record<GuestRow['outcome'], string> = {
  registered: 'Gets a seat',
  invited: 'Gets an invitation',
  waiting: 'Waiting list: no seat left',
  exists: 'On the list already: left as it is',
  withdrawn: 'Has cancelled: left as it is',
  skipped: 'Left out: has no seat by the file',
  full: 'Left out: no seat to hold',
  error: 'Error',
  undone: 'Undone',
  kept: 'Kept: has checked in',
}

/** The words for finished rows, where they differ from those before the import. */
const PAST: Partial<typeof OUTCOMES> = {
  registered: 'Got a seat',
  invited: 'Got an invitation',
  waiting: 'On the waiting list: no seat was left',
  full: 'Left out: there was no seat to hold',
}

const KINDS: Record<GuestRow['kind'], string> = { guest: '', speaker: 'Speaker', partner: 'Partner', staff: 'Team' }
const LANGUAGES: Record<string, string> = Object.fromEntries(LOCALES.map((locale) => [LOCALE_TABLE[locale].cookieValue, LOCALE_TABLE[locale].ownName]))

/** Every row of a file, those with errors and warnings first. */
export function ImportRows({ rows, isOver }: { rows: readonly GuestRow[]; isOver: boolean }) {
  const [limit, setLimit] = useState(STEP)
  if (rows.length === 0) return null
  const textOf = (outcome: GuestRow['outcome']) => (isOver && PAST[outcome]) || OUTCOMES[outcome]
  const isWrong = ({ outcome }: GuestRow) => outcome === 'error' || outcome === 'full'
  const rank = (row: GuestRow) => (isWrong(row) ? 0 : row.warnings.length > 0 ? 1 : 2)
  const cellsOf = ({ row, fullName, email, organization, kind, lang, companions, outcome, errors, warnings }: GuestRow) => [
    row,
    <>
      {companions > 0 ? `${fullName} +${companions}` : fullName}
      {organization && <span className={styles.small}>{organization}</span>}
    </>,
    email,
    [KINDS[kind], LANGUAGES[lang]].filter(Boolean).join(', '),
    <>
      {errors.length > 0 ? errors.join(' ') : textOf(outcome)}
      {warnings.length > 0 && <span className={styles.small}>{warnings.join(' ')}</span>}
    </>,
  ]
  const sorted = [...rows].sort((one, other) => rank(one) - rank(other))
  return (
    <>
      <StaffTable
        headings={['Row', 'Name', 'Email', 'Kind, language', isOver ? 'What happened' : 'What happens']}
        rows={sorted.slice(0, limit).map((row) => ({ key: row.row, isWrong: isWrong(row), cells: cellsOf(row) }))}
      />
      {sorted.length > limit && (
        <Button buttonStyle="secondary" margin={false} onClick={() => setLimit(limit + STEP)}>
          {`Show more (${sorted.length - limit} left)`}
        </Button>
      )}
    </>
  )
}
