'use client'

import { useState } from 'react'
import { GUEST_FILE_TOO_LARGE, MAX_GUEST_FILE } from '@/lib/contract/desk/guests'
import { CheckBox, Input } from '../saving/fields'
import { StaffForm } from '../saving/staff-form'
import { leaveFor, requestAsStaff } from '../staff-request'
import styles from '../staff.module.css'
import { toBase64 } from './to-base64'
import { EventChoice } from './event-choice'
import { EmailChoice, toOptions, type EmailOption } from './email-choice'

/** Uploads a list of guests, which is read first and imported after a confirmation. */
export function ImportForm() {
  const [emailOption, setEmailOption] = useState<EmailOption>('nothing')

  async function read(form: FormData, onRefusal: (problem: string) => void) {
    const file = form.get('file') as File
    if (file.size > MAX_GUEST_FILE) return onRefusal(GUEST_FILE_TOO_LARGE)
    const options = { ...toOptions(emailOption), force: form.has('force'), includeCancelled: form.has('includeCancelled') }
    const answer = await requestAsStaff<{ id: string }>('POST', 'guest-imports/read', { event: form.get('event'), fileName: file.name, file: await toBase64(file), ...options }, onRefusal)
    if (answer) await leaveFor(`/admin/collections/guest-imports/${answer.id}`)
  }

  return (
    <StaffForm submit="Read the file" busy="Reading …" send={read} labelledBy="import-guests">
      <h2 id="import-guests">Import guests</h2>
      <p>
        A CSV or Excel file with a row that names the columns: Name and Email; if you like Phone, Organisation, Position, Country, Kind (guest,
        speaker, partner, staff), Companions, Note, Internal notes, Language and Status. You see every row, and can say what a column holds, before
        anything is stored.
      </p>
      <div className={styles.fields}>
        <EventChoice />
        <Input label="File" name="file" type="file" accept=".csv,.xlsx,text/csv" required />
      </div>
      <EmailChoice value={emailOption} onChange={setEmailOption} />
      <CheckBox name="force" label="Take seats beyond the limit of the event" />
      <CheckBox name="includeCancelled" label="Register those again who have cancelled" />
    </StaffForm>
  )
}
