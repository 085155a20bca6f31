'use client'

import { Button, PopupList, useDocumentInfo, useRouteCache } from '@payloadcms/ui'
import { useState } from 'react'
import { Dialog } from '../dialogs/dialog'
import { Problem } from '../dialogs/problem'
import { sendDeskRequest } from '../staff-request'
import { CheckBox } from './check-box'
import { EventChoice } from './event-choice'

/** Moves a registration to another event, after a dialog. */
export function MoveMenuItem() {
  const { id, savedDocumentData } = useDocumentInfo()
  const { clearRouteCache } = useRouteCache()
  const [isOpen, setIsOpen] = useState(false)
  const [event, setEvent] = useState('')
  const [force, setForce] = useState(false)
  const [problem, setProblem] = useState('')
  // A companion is moved together with their guest.
  if (!id || savedDocumentData?.companion) return null
  const present: unknown = savedDocumentData?.event

  async function move() {
    if (!(await sendDeskRequest(`registrations/${id}/move`, { event, force }, setProblem))) return
    setIsOpen(false)
    clearRouteCache()
  }

  function open() {
    setProblem('')
    setIsOpen(true)
  }

  const buttons = (
    <Button margin={false} disabled={!event} onClick={() => void move()}>
      Move
    </Button>
  )
  return (
    <>
      <PopupList.Button onClick={open}>Move to another event</PopupList.Button>
      {isOpen && (
        <Dialog heading="Move to another event" onCancel={() => setIsOpen(false)} buttons={buttons}>
          <p>They get a seat and a new ticket there, with whoever they bring, and an email that says so. Their seat here goes to the next on the waiting list.</p>
          <EventChoice value={event} onChange={setEvent} except={typeof present === 'string' ? present : undefined} />
          <CheckBox isOn={force} onChange={setForce}>
            Take seats beyond the limit of that event
          </CheckBox>
          <Problem>{problem}</Problem>
        </Dialog>
      )}
    </>
  )
}
