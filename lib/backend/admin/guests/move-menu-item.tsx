'use client'

import { PopupList, useDocumentInfo, useRouteCache } from '@payloadcms/ui'
import { useState } from 'react'
import { Dialog } from '../dialogs/dialog'
import { CheckBox } from '../saving/fields'
import { sendDeskRequest } from '../staff-request'
import { EventChoice } from './event-choice'

/** Moves a registration to another event, after a dialog. */
export function MoveMenuItem() {
  const { id, savedDocumentData } = useDocumentInfo()
  const { clearRouteCache } = useRouteCache()
  const [isOpen, setIsOpen] = useState(false)
  // A companion is moved together with their guest.
  if (!id || savedDocumentData?.companion) return null
  const present: unknown = savedDocumentData?.event

  async function move(form: FormData, onRefusal: (problem: string) => void) {
    if (!(await sendDeskRequest(`registrations/${id}/move`, { event: form.get('event'), force: form.has('force') }, onRefusal))) return
    setIsOpen(false)
    clearRouteCache()
  }

  return (
    <>
      <PopupList.Button onClick={() => setIsOpen(true)}>Move to another event</PopupList.Button>
      {isOpen && (
        <Dialog heading="Move to another event" onCancel={() => setIsOpen(false)} submit="Move" onSubmit={move}>
          <p>They get a seat and a new ticket there, with whoever they bring, and an email that says so. Their seat here goes to the next on the waiting list.</p>
          <EventChoice except={typeof present === 'string' ? present : undefined} />
          <CheckBox name="force" label="Take seats beyond the limit of that event" />
        </Dialog>
      )}
    </>
  )
}
