'use client'

import { PopupList, useDocumentInfo } from '@payloadcms/ui'
import { sendDeskRequest } from './desk-request'

export function EraseMenuItem() {
  const { id, collectionSlug, savedDocumentData } = useDocumentInfo()
  const email = (savedDocumentData as { email?: string } | undefined)?.email
  if (!id || !email) return null

  async function erase() {
    const question = `Delete everything that ${email} sent – registrations, applications, subscription, messages and emails? This cannot be undone.`
    if (!window.confirm(question)) return
    if (await sendDeskRequest('people/erase', { email })) window.location.assign(`/admin/collections/${collectionSlug}`)
  }

  return <PopupList.Button onClick={() => void erase()}>Delete this person’s data</PopupList.Button>
}
