'use client'

import { useState, type SubmitEvent } from 'react'
import { Problem } from '../dialogs/problem'
import { LanguageChoice } from '../language-choice'
import styles from '../staff.module.css'
import { BusyButton } from '../saving/busy-button'
import { requestAsStaff } from '../staff-request'

interface InviteFormProps {
  roles: { value: string; label: string }[]
  /** What the roles may do. */
  help: string
}

export function InviteForm({ roles, help }: InviteFormProps) {
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  async function invite(submit: SubmitEvent<HTMLFormElement>) {
    submit.preventDefault()
    setProblem('')
    setIsBusy(true)
    const answer = await requestAsStaff<{ doc: { id: string } }>('POST', 'users', Object.fromEntries(new FormData(submit.currentTarget)), setProblem)
    if (answer) window.location.assign(`/admin/collections/users/${answer.doc.id}`)
    else setIsBusy(false)
  }

  return (
    <form className={styles.form} onSubmit={(submit) => void invite(submit)}>
      <div className={styles.fields}>
        <label>
          Name
          <input name="name" required maxLength={100} autoComplete="off" />
        </label>
        <label>
          Email
          <input name="email" type="email" required maxLength={254} autoComplete="off" />
        </label>
        <label>
          Role
          <select name="role" required defaultValue="" aria-describedby="roles">
            <option value="" disabled>
              Choose a role
            </option>
            {roles.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <LanguageChoice name="language" />
      </div>
      <p id="roles">{help}</p>
      <Problem>{problem}</Problem>
      <BusyButton type="submit" margin={false} isBusy={isBusy}>
        Send the invitation
      </BusyButton>
    </form>
  )
}
