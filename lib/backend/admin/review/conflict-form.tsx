'use client'

import { toast } from '@payloadcms/ui'
import { Choice } from '../saving/fields'
import { StaffForm } from '../saving/staff-form'
import styles from '../staff.module.css'
import type { KnownJuror } from './juror-progress'
import { requestRound } from './round-request'

interface ConflictFormProps {
  round: string
  jurors: readonly KnownJuror[]
  names: ReadonlyMap<string, string>
}

/** A conflict of interest that the desk knows of, and the juror has not declared. */
export function ConflictForm({ round, jurors, names }: ConflictFormProps) {
  async function declare(form: FormData, onRefusal: (problem: string) => void) {
    const isNoted = (await requestRound<object>('POST', round, 'conflicts', Object.fromEntries(form), onRefusal)) !== null
    if (isNoted) toast.success('Noted. The application goes to somebody else.')
    return isNoted
  }

  return (
    <details className={styles.more}>
      <summary>Note a conflict of interest</summary>
      <StaffForm submit="Note it" isSecondary send={declare}>
        <div className={styles.fields}>
          <Choice label="Juror" name="juror" empty="Choose" required options={jurors.map(({ id, fullName }) => [id, fullName])} />
          <Choice label="Application" name="application" empty="Choose" required options={[...names].sort(([, one], [, two]) => one.localeCompare(two))} />
        </div>
      </StaffForm>
    </details>
  )
}
