'use client'

import { Button, PopupList, useDocumentInfo, useRouteCache } from '@payloadcms/ui'
import { useState } from 'react'
import { Dialog } from '../dialogs/dialog'
import { Problem } from '../dialogs/problem'
import { sendDeskRequest } from '../staff-request'
import { CheckBox } from './check-box'

/** Adds somebody who comes along with a guest, after a dialog. */
export function CompanionMenuItem() {
  const { id, savedDocumentData } = useDocumentInfo()
  const { clearRouteCache } = useRouteCache()
  const [isOpen, setIsOpen] = useState(false)
  const [fullName, setFullName] = useState('')
  const [force, setForce] = useState(false)
  const [isTold, setIsTold] = useState(true)
  const [problem, setProblem] = useState('')
  if (!id || savedDocumentData?.companion || savedDocumentData?.state === 'withdrawn') return null

  async function add() {
    if (!(await sendDeskRequest(`registrations/${id}/companion`, { fullName, force, isTold }, setProblem))) return
    setIsOpen(false)
    clearRouteCache()
  }

  function open() {
    setProblem('')
    setFullName('')
    setIsOpen(true)
  }

  const buttons = (
    <Button margin={false} disabled={!fullName.trim()} onClick={() => void add()}>
      Add
    </Button>
  )
  return (
    <>
      <PopupList.Button onClick={open}>Add a companion</PopupList.Button>
      {isOpen && (
        <Dialog heading="Add a companion" onCancel={() => setIsOpen(false)} buttons={buttons}>
          <p>They take a seat and get a ticket of their own, which comes to the email of their guest.</p>
          <label>
            Name
            <input type="text" value={fullName} onChange={({ target }) => setFullName(target.value)} required />
          </label>
          <CheckBox isOn={isTold} onChange={setIsTold}>
            Email the tickets
          </CheckBox>
          <CheckBox isOn={force} onChange={setForce}>
            Take a seat beyond the limit of the event
          </CheckBox>
          <Problem>{problem}</Problem>
        </Dialog>
      )}
    </>
  )
}
