'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { BusyButton } from '../saving/busy-button'
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
    <BusyButton isBusy={isBusy} onClick={() => void bringBack()}>
      Bring back
    </BusyButton>
  )
}
