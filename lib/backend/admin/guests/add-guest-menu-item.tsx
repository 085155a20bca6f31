'use client'

import { PopupList, useRouteCache } from '@payloadcms/ui'
import { useState } from 'react'
import { AddGuestDialog } from './add-guest-dialog'

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
