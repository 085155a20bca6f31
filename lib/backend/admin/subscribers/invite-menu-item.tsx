'use client'

import { PopupList, useRouteCache } from '@payloadcms/ui'
import { useState } from 'react'
import { InviteDialog } from './invite-dialog'

export function InviteMenuItem() {
  const { clearRouteCache } = useRouteCache()
  const [isOpen, setIsOpen] = useState(false)

  function close() {
    setIsOpen(false)
    clearRouteCache()
  }

  return (
    <PopupList.ButtonGroup>
      <PopupList.Button onClick={() => setIsOpen(true)}>Invite subscribers</PopupList.Button>
      {isOpen && <InviteDialog onClose={close} />}
    </PopupList.ButtonGroup>
  )
}
