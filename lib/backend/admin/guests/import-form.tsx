'use client'

import { toast } from '@payloadcms/ui'
import { useState, type SubmitEvent } from 'react'
import { GUEST_FILE_TOO_LARGE, MAX_GUEST_FILE } from '@/lib/contract/desk/guests'
import { BusyButton } from '../saving/busy-button'
import { requestAsStaff } from '../staff-request'
import { toBase64 } from '../to-base64'
import { CheckBox } from './check-box'
import { EventChoice } from './event-choice'
import { EmailChoice, toOptions, type EmailOption } from './email-choice'
import styles from '../staff.module.css'

/** Uploads a list of guests, which is read first and imported after a confirmation. */
export function ImportForm() {
  const [event, setEvent] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [emailOption, setEmailOption] = useState<EmailOption>('nothing')
  const [force, setForce] = useState(false)
  const [includeCancelled, setIncludeCancelled] = useState(false)
  const [isReading, setIsReading] = useState(false)

  async function read(submit: SubmitEvent<HTMLFormElement>) {
    submit.preventDefault()
    if (!event || !file) return void toast.error('Choose an event and a file.')
    if (file.size > MAX_GUEST_FILE) return void toast.error(GUEST_FILE_TOO_LARGE)
    setIsReading(true)
    const answer = await requestAsStaff<{ id: string }>('POST', 'guest-imports/read', { event, fileName: file.name, file: await toBase64(file), ...toOptions(emailOption), force, includeCancelled })
    setIsReading(false)
    if (answer) window.location.assign(`/admin/collections/guest-imports/${answer.id}`)
  }

  return (
    <form className={styles.form} onSubmit={(submit) => void read(submit)} aria-labelledby="import-guests">
      <h2 id="import-guests">Import guests</h2>
      <p>
        A CSV or Excel file with a row that names the columns: Name and Email; if you like Phone, Organisation, Position, Country, Kind (guest,
        speaker, partner, staff), Companions, Note, Internal notes, Language and Status. You see every row, and can say what a column holds, before
        anything is stored.
      </p>
      <div className={styles.fields}>
        <EventChoice value={event} onChange={setEvent} />
        <label>
          File
          <input type="file" accept=".csv,.xlsx,text/csv" onChange={({ target }) => setFile(target.files?.[0] ?? null)} required />
        </label>
      </div>
      <EmailChoice value={emailOption} onChange={setEmailOption} />
      <CheckBox isOn={force} onChange={setForce}>
        Take seats beyond the limit of the event
      </CheckBox>
      <CheckBox isOn={includeCancelled} onChange={setIncludeCancelled}>
        Register those again who have cancelled
      </CheckBox>
      <BusyButton type="submit" margin={false} isBusy={isReading}>
        {isReading ? 'Reading …' : 'Read the file'}
      </BusyButton>
    </form>
  )
}
