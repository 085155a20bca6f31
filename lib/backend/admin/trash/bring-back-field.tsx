'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { BusyButton } from '../saving/busy-button'
import { leaveFor, requestAsStaff } from '../staff-request'

/** On the screen of a deleted entry. */
export function BringBackField() {
  const { id } = useDocumentInfo()
  const bringBack = async () => {
    const answer = await requestAsStaff<{ entity: string; document: string }>('POST', `trash/${id}/bring-back`)
    if (answer) await leaveFor(`/admin/collections/${answer.entity}/${answer.document}`)
  }
  if (!id) return null
  return (
    <BusyButton margin onClick={bringBack}>
      Bring back
    </BusyButton>
  )
}
