'use client'

import { PopupList, useDocumentInfo } from '@payloadcms/ui'
import { sendDeskRequest } from './desk-request'

/** The entry of a document's menu that sends its visitor the last letter again. */
export function ResendMenuItem() {
  const { id, collectionSlug } = useDocumentInfo()
  if (!id) return null
  return (
    <PopupList.Button onClick={() => void sendDeskRequest(`${collectionSlug}/${id}/resend`)}>Send the letter again</PopupList.Button>
  )
}
