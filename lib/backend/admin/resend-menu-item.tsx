'use client'

import { PopupList, useDocumentInfo } from '@payloadcms/ui'
import { sendDeskRequest } from './staff-request'

export function ResendMenuItem() {
  const { id, collectionSlug } = useDocumentInfo()
  if (!id) return null
  return (
    <PopupList.Button onClick={() => void sendDeskRequest(`${collectionSlug}/${id}/resend`)}>Resend email</PopupList.Button>
  )
}
