'use client'

import { PopupList, useDocumentInfo } from '@payloadcms/ui'
import { useOpenPath } from '@/lib/i18n/navigation'
import { sendDeskRequest } from './desk-request'

export function EraseMenuItem() {
  const { id, collectionSlug, savedDocumentData } = useDocumentInfo()
  const email = (savedDocumentData as { email?: string } | undefined)?.email
  const openPath = useOpenPath()
  if (!id || !email) return null

  async function erase() {
    const question = `Delete everything from ${email} – registrations, applications, subscription, messages – and all emails to them? This cannot be undone.`
    if (!window.confirm(question)) return
    if (await sendDeskRequest('people/erase', { email })) openPath(`/admin/collections/${collectionSlug}`)
  }

  return <PopupList.Button onClick={() => void erase()}>Delete this person’s data</PopupList.Button>
}
