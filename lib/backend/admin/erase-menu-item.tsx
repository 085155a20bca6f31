'use client'

import { PopupList, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { useOpenPath } from '@/lib/i18n/navigation'
import { BusyButton } from './saving/busy-button'
import { sendDeskRequest } from './staff-request'
import { Dialog } from './dialogs/dialog'
import { Problem } from './dialogs/problem'

export function EraseMenuItem() {
  const { id, collectionSlug, savedDocumentData } = useDocumentInfo()
  const email = (savedDocumentData as { email?: string } | undefined)?.email
  const openPath = useOpenPath()
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  if (!id || !email) return null

  async function erase() {
    setProblem('')
    setIsBusy(true)
    const isErased = await sendDeskRequest('people/erase', { email }, setProblem)
    setIsBusy(false)
    if (isErased) openPath(`/admin/collections/${collectionSlug}`)
  }

  const buttons = (
    <BusyButton buttonStyle="error" margin={false} isBusy={isBusy} onClick={() => void erase()}>
      Delete for good
    </BusyButton>
  )
  return (
    <>
      <PopupList.Button onClick={() => setIsAsking(true)}>Delete this person’s data</PopupList.Button>
      {isAsking && (
        <Dialog heading="Delete this person’s data" onCancel={() => setIsAsking(false)} cancel="Keep everything" buttons={buttons}>
          <p>{`Everything from ${email} is deleted: registrations, applications, subscription, messages with their answers, and all emails to them. This cannot be undone.`}</p>
          <Problem>{problem}</Problem>
        </Dialog>
      )}
    </>
  )
}
