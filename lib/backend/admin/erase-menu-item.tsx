'use client'

import { PopupList, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { useOpenPath } from '@/lib/i18n/navigation'
import { Dialog } from './dialogs/dialog'
import { sendDeskRequest } from './staff-request'

export function EraseMenuItem() {
  const { id, collectionSlug, savedDocumentData } = useDocumentInfo()
  const email = (savedDocumentData as { email?: string } | undefined)?.email
  const openPath = useOpenPath()
  const [isAsking, setIsAsking] = useState(false)
  if (!id || !email) return null

  async function erase(_form: FormData, onRefusal: (problem: string) => void) {
    if (await sendDeskRequest('people/erase', { email }, onRefusal)) openPath(`/admin/collections/${collectionSlug}`)
  }

  return (
    <>
      <PopupList.Button onClick={() => setIsAsking(true)}>Delete this person’s data</PopupList.Button>
      {isAsking && (
        <Dialog heading="Delete this person’s data" onCancel={() => setIsAsking(false)} cancel="Keep everything" submit="Delete for good" submitStyle="error" onSubmit={erase}>
          <p>{`Everything from ${email} is deleted: registrations, applications, subscription, messages with their answers, and all emails to them. This cannot be undone.`}</p>
        </Dialog>
      )}
    </>
  )
}
