'use client'

import { toast } from '@payloadcms/ui'
import { useState, type SubmitEvent } from 'react'
import { Problem } from '../dialogs/problem'
import { BusyButton } from '../saving/busy-button'
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
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  async function declare(submit: SubmitEvent<HTMLFormElement>) {
    submit.preventDefault()
    const form = submit.currentTarget
    setProblem('')
    setIsBusy(true)
    if (await requestRound<object>('POST', round, 'conflicts', Object.fromEntries(new FormData(form)), setProblem)) {
      toast.success('Noted. The application goes to somebody else.')
      form.reset()
    }
    setIsBusy(false)
  }

  return (
    <details className={styles.more}>
      <summary>Note a conflict of interest</summary>
      <form className={styles.form} onSubmit={(submit) => void declare(submit)}>
        <div className={styles.fields}>
          <Choice name="juror" label="Juror" options={jurors.map(({ id, fullName }) => [id, fullName])} />
          <Choice name="application" label="Application" options={[...names].sort(([, one], [, two]) => one.localeCompare(two))} />
        </div>
        <Problem>{problem}</Problem>
        <BusyButton type="submit" buttonStyle="secondary" margin={false} isBusy={isBusy}>
          Note it
        </BusyButton>
      </form>
    </details>
  )
}

function Choice({ name, label, options }: { name: string; label: string; options: readonly (readonly [string, string])[] }) {
  return (
    <label>
      {label}
      <select name={name} required defaultValue="">
        <option value="" disabled>
          Choose
        </option>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}
