'use client'

import { PopupList, useRouteCache } from '@payloadcms/ui'
import { useState } from 'react'
import { MOST_COMPANIONS } from '@/lib/contract/fields/registration-fields'
import { REGISTRATION_KINDS } from '@/lib/contract/registrations'
import { Dialog } from '../dialogs/dialog'
import { CheckBox, Choice, Input, LanguageChoice } from '../saving/fields'
import { sendDeskRequest } from '../staff-request'
import styles from '../staff.module.css'
import { EventChoice } from './event-choice'
import { EmailChoice, toOptions, type EmailOption } from './email-choice'

/** Links to the forms in which staff enter guests. */
export function AddGuestMenuItem() {
  const { clearRouteCache } = useRouteCache()
  const [isOpen, setIsOpen] = useState(false)

  function close(isAdded: boolean) {
    setIsOpen(false)
    if (isAdded) clearRouteCache()
  }

  return (
    <PopupList.ButtonGroup>
      <PopupList.Button onClick={() => setIsOpen(true)}>Add or invite a guest</PopupList.Button>
      <PopupList.Button href="/admin/collections/guest-imports">Import guests from a file</PopupList.Button>
      {isOpen && <AddGuestDialog onClose={close} />}
    </PopupList.ButtonGroup>
  )
}

/** Registers or invites somebody by name and address. */
function AddGuestDialog({ onClose }: { onClose: (isAdded: boolean) => void }) {
  const [emailOption, setEmailOption] = useState<EmailOption>('ticket')

  async function add(form: FormData, onRefusal: (problem: string) => void) {
    const { companions = '', force, ...fields } = Object.fromEntries(form)
    const names = typeof companions === 'string' ? companions.split('\n') : []
    const body = { ...fields, companions: { ...names }, ...toOptions(emailOption), force: force !== undefined }
    if (await sendDeskRequest('registrations/guest', body, onRefusal)) onClose(true)
  }

  return (
    <Dialog heading="Add or invite a guest" onCancel={() => onClose(false)} submit={emailOption === 'invitation' ? 'Invite' : 'Register'} onSubmit={add}>
      <EventChoice />
      <Input label="Name" name="fullName" required />
      <Input label="Email" name="email" type="email" required />
      <Input label="Phone (optional)" name="phone" type="tel" />
      <Input label="Organisation (optional)" name="organization" />
      <Input label="Position (optional)" name="position" />
      <Input label="Note for check-in (optional)" name="note" />
      <label>
        Companions (optional)
        <textarea name="companions" rows={2} aria-describedby="companions-hint" />
        <span id="companions-hint" className={styles.small}>
          {`One name a line, at most ${MOST_COMPANIONS}. Each takes a seat and gets a ticket of their own.`}
        </span>
      </label>
      <Choice label="Kind" name="kind" options={REGISTRATION_KINDS.map((kind) => [kind, kind[0]?.toUpperCase() + kind.slice(1)])} />
      <LanguageChoice name="locale" />
      <EmailChoice value={emailOption} onChange={setEmailOption} />
      <CheckBox name="force" label="Take a seat beyond the limit of the event" />
    </Dialog>
  )
}
