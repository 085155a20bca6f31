'use client'

import { PopupList, useDocumentInfo, useRouteCache } from '@payloadcms/ui'
import { useState } from 'react'
import { Dialog } from '../dialogs/dialog'
import { CheckBox, Input } from '../saving/fields'
import { sendDeskRequest } from '../staff-request'

/** Adds somebody who comes along with a guest, after a dialog. */
export function CompanionMenuItem() {
  const { id, savedDocumentData } = useDocumentInfo()
  const { clearRouteCache } = useRouteCache()
  const [isOpen, setIsOpen] = useState(false)
  if (!id || savedDocumentData?.companion || savedDocumentData?.state === 'withdrawn') return null

  async function add(form: FormData, onRefusal: (problem: string) => void) {
    const body = { fullName: form.get('fullName'), force: form.has('force'), isTold: form.has('isTold') }
    if (!(await sendDeskRequest(`registrations/${id}/companion`, body, onRefusal))) return
    setIsOpen(false)
    clearRouteCache()
  }

  return (
    <>
      <PopupList.Button onClick={() => setIsOpen(true)}>Add a companion</PopupList.Button>
      {isOpen && (
        <Dialog heading="Add a companion" onCancel={() => setIsOpen(false)} submit="Add" onSubmit={add}>
          <p>They take a seat and get a ticket of their own, which comes to the email of their guest.</p>
          <Input label="Name" name="fullName" required />
          <CheckBox name="isTold" label="Email the tickets" defaultChecked />
          <CheckBox name="force" label="Take a seat beyond the limit of the event" />
        </Dialog>
      )}
    </>
  )
}
