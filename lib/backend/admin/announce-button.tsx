'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { AnnounceDialog, type AnnouncedEvent } from './dialogs/announce-dialog'

/** Opens the dialog that emails all guests and applicants of an event. */
export function AnnounceButton(event: AnnouncedEvent) {
  const [isOpen, setIsOpen] = useState(false)
  const open = () => {
    if (event.count === 0) toast.info('Nobody has registered or applied yet.')
    else setIsOpen(true)
  }
  return (
    <>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={open}>
        Email everyone
      </Button>
      {isOpen && <AnnounceDialog {...event} onClose={() => setIsOpen(false)} />}
    </>
  )
}
