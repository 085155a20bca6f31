'use client'

import { Button, PopupList, useRouteCache } from '@payloadcms/ui'
import { useState, type SubmitEvent } from 'react'
import { createPortal } from 'react-dom'
import { REGISTRATION_KINDS } from '@/lib/contract/registrations'
import { LOCALE_TABLE, LOCALES } from '@/lib/i18n/locales'
import { sendDeskRequest } from '../desk-request'
import { CheckBox } from './check-box'
import { EventChoice } from './event-choice'
import admin from '../admin.module.css'
import styles from './guests.module.css'

const LINES = [
  { name: 'fullName', label: 'Name', type: 'text', isRequired: true },
  { name: 'email', label: 'Email', type: 'email', isRequired: true },
  { name: 'phone', label: 'Phone', type: 'tel', isRequired: false },
  { name: 'organization', label: 'Organisation', type: 'text', isRequired: false },
  { name: 'position', label: 'Role', type: 'text', isRequired: false },
  { name: 'note', label: 'Note for check-in', type: 'text', isRequired: false },
] as const

/** Registers or invites somebody by name and address. */
export function AddGuestMenuItem() {
  const { clearRouteCache } = useRouteCache()
  const [isOpen, setIsOpen] = useState(false)
  const [event, setEvent] = useState('')
  const [options, setOptions] = useState({ invite: false, isTold: true, force: false })
  const toggle = (name: keyof typeof options) => (isOn: boolean) => setOptions({ ...options, [name]: isOn })

  async function add(submit: SubmitEvent<HTMLFormElement>) {
    submit.preventDefault()
    const fields = Object.fromEntries(new FormData(submit.currentTarget))
    if (!(await sendDeskRequest('registrations/guest', { ...fields, ...options, event }))) return
    setIsOpen(false)
    clearRouteCache()
  }

  return (
    <PopupList.ButtonGroup>
      <PopupList.Button onClick={() => setIsOpen(true)}>Add or invite a guest</PopupList.Button>
      <PopupList.Button href="/admin/collections/guest-imports">Import guests from a file</PopupList.Button>
      {isOpen &&
        createPortal(
          <dialog
            ref={(element) => {
              if (element && !element.open) element.showModal()
            }}
            className={admin.dialog}
            aria-labelledby="add-guest"
            onClose={() => setIsOpen(false)}
          >
            <form className={styles.guest} onSubmit={(submit) => void add(submit)}>
              <h2 id="add-guest">Add or invite a guest</h2>
              <EventChoice value={event} onChange={setEvent} />
              {LINES.map(({ name, label, type, isRequired }) => (
                <label key={name}>
                  {label}
                  <input name={name} type={type} required={isRequired} />
                </label>
              ))}
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
              <label>
                Language of emails
                <select name="locale">
                  {LOCALES.map((locale) => (
                    <option key={locale} value={locale}>
                      {LOCALE_TABLE[locale].ownName}
                    </option>
                  ))}
                </select>
              </label>
              <CheckBox isOn={options.invite} onChange={toggle('invite')}>
                Invite: a seat is held until they accept by one tap
              </CheckBox>
              <CheckBox isOn={options.isTold || options.invite} onChange={toggle('isTold')}>
                Tell them by email
              </CheckBox>
              <CheckBox isOn={options.force} onChange={toggle('force')}>
                Take a seat beyond the limit of the event
              </CheckBox>
              <div className={admin.buttons}>
                <Button buttonStyle="secondary" margin={false} onClick={() => setIsOpen(false)}>
                  Cancel
                </Button>
                <Button type="submit" margin={false}>
                  {options.invite ? 'Invite' : 'Register'}
                </Button>
              </div>
            </form>
          </dialog>,
          document.body,
        )}
    </PopupList.ButtonGroup>
  )
}
