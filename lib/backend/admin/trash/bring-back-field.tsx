'use client'

import { Button, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { requestAsStaff } from '../staff-request'

/** On the screen of a deleted entry. */
export function BringBackField() {
  const { id } = useDocumentInfo()
  const [isBusy, setIsBusy] = useState(false)
  const bringBack = async () => {
    setIsBusy(true)
    const answer = await requestAsStaff<{ entity: string; document: string }>('POST', `trash/${id}/bring-back`)
    if (answer) window.location.assign(`/admin/collections/${answer.entity}/${answer.document}`)
    else setIsBusy(false)
  }
  if (!id) return null
  return (
    <Button disabled={isBusy} onClick={() => void bringBack()}>
      Bring back
    </Button>
  )
}
