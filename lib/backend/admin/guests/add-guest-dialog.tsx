'use client'

import { useState, type SubmitEvent } from 'react'
import { MOST_COMPANIONS } from '@/lib/contract/fields/registration-fields'
import { REGISTRATION_KINDS } from '@/lib/contract/registrations'
import { BusyButton } from '../saving/busy-button'
import { sendDeskRequest } from '../staff-request'
import { Dialog } from '../dialogs/dialog'
import { Problem } from '../dialogs/problem'
import { LanguageChoice } from '../language-choice'
import styles from '../staff.module.css'
import { CheckBox } from './check-box'
import { EventChoice } from './event-choice'
import { EmailChoice, toOptions, type EmailOption } from './email-choice'

const LINES = [
  { name: 'fullName', label: 'Name', type: 'text', isRequired: true },
  { name: 'email', label: 'Email', type: 'email', isRequired: true },
  { name: 'phone', label: 'Phone', type: 'tel', isRequired: false },
  { name: 'organization', label: 'Organisation', type: 'text', isRequired: false },
  { name: 'position', label: 'Position', type: 'text', isRequired: false },
  { name: 'note', label: 'Note for check-in', type: 'text', isRequired: false },
] as const

/** Registers or invites somebody by name and address. */
export function AddGuestDialog({ onClose }: { onClose: (isAdded: boolean) => void }) {
  const [event, setEvent] = useState('')
  const [emailOption, setEmailOption] = useState<EmailOption>('ticket')
  const [force, setForce] = useState(false)
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  async function add(submit: SubmitEvent<HTMLFormElement>) {
    submit.preventDefault()
    setProblem('')
    setIsBusy(true)
    const { companions = '', ...fields } = Object.fromEntries(new FormData(submit.currentTarget))
    const names = typeof companions === 'string' ? companions.split('\n') : []
    const isAdded = await sendDeskRequest('registrations/guest', { ...fields, companions: { ...names }, ...toOptions(emailOption), force, event }, setProblem)
    setIsBusy(false)
    if (isAdded) onClose(true)
  }

  const buttons = (
    <BusyButton type="submit" margin={false} isBusy={isBusy} extraButtonProps={{ form: 'add-guest' }}>
      {emailOption === 'invitation' ? 'Invite' : 'Register'}
    </BusyButton>
  )
  return (
    <Dialog heading="Add or invite a guest" onCancel={() => onClose(false)} buttons={buttons}>
      <form id="add-guest" onSubmit={(submit) => void add(submit)}>
        <EventChoice value={event} onChange={setEvent} />
        <GuestFields />
        <EmailChoice value={emailOption} onChange={setEmailOption} />
        <CheckBox isOn={force} onChange={setForce}>
          Take a seat beyond the limit of the event
        </CheckBox>
        <Problem>{problem}</Problem>
      </form>
    </Dialog>
  )
}

function GuestFields() {
  return (
    <>
      {LINES.map(({ name, label, type, isRequired }) => (
        <label key={name}>
          {isRequired ? label : `${label} (optional)`}
          <input name={name} type={type} required={isRequired} />
        </label>
      ))}
      <label>
        Companions (optional)
        <textarea name="companions" rows={2} aria-describedby="companions-hint" />
        <span id="companions-hint" className={styles.small}>
          {`One name a line, at most ${MOST_COMPANIONS}. Each takes a seat and gets a ticket of their own.`}
        </span>
      </label>
      <label>
        Kind
        <select name="kind">
          {REGISTRATION_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {kind[0]?.toUpperCase() + kind.slice(1)}
            </option>
          ))}
        </select>
      </label>
      <LanguageChoice name="locale" />
    </>
  )
}
