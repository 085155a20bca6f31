'use client'

import { Choice, Input, LanguageChoice } from '../saving/fields'
import { StaffForm } from '../saving/staff-form'
import { leaveFor, requestAsStaff } from '../staff-request'
import styles from '../staff.module.css'

interface InviteFormProps {
  roles: [value: string, label: string][]
  /** What the roles may do. */
  help: string
}

export function InviteForm({ roles, help }: InviteFormProps) {
  async function invite(form: FormData, onRefusal: (problem: string) => void) {
    const answer = await requestAsStaff<{ doc: { id: string } }>('POST', 'users', Object.fromEntries(form), onRefusal)
    if (answer) await leaveFor(`/admin/collections/users/${answer.doc.id}`)
  }

  return (
    <StaffForm submit="Send the invitation" send={invite}>
      <div className={styles.fields}>
        <Input label="Name" name="name" required maxLength={100} autoComplete="off" />
        <Input label="Email" name="email" type="email" required maxLength={254} autoComplete="off" />
        <Choice label="Role" name="role" empty="Choose a role" required options={roles} aria-describedby="roles" />
        <LanguageChoice name="language" />
      </div>
      <p id="roles">{help}</p>
    </StaffForm>
  )
}
