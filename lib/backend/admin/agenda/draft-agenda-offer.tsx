'use client'

import { Button, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { draftAgendaSentence, type DraftAgenda } from '@/lib/backend/agenda/draft-agenda-sentence'
import { sendDeskRequest } from '../desk-request'
import { Dialog } from '../dialogs/dialog'
import { requestAsStaff } from '../staff-request'

/** Offers to publish the days and sessions of an event that has just been published for the first time. */
export function DraftAgendaOffer({ id }: { id: string }) {
  const { hasPublishedDoc } = useDocumentInfo()
  const wasPublished = useRef(hasPublishedDoc)
  const [drafts, setDrafts] = useState<DraftAgenda | null>(null)

  useEffect(() => {
    const isFirst = hasPublishedDoc && !wasPublished.current
    wasPublished.current = hasPublishedDoc
    if (isFirst) void requestAsStaff<DraftAgenda>('GET', `events/${id}/agenda-drafts`).then(setDrafts)
  }, [hasPublishedDoc, id])

  const sentence = drafts && draftAgendaSentence(drafts)
  if (!sentence) return null
  const close = () => setDrafts(null)
  const publish = () => {
    close()
    void sendDeskRequest(`events/${id}/agenda-publish`)
  }
  return (
    <Dialog
      heading="Publish the agenda too?"
      onCancel={close}
      buttons={
        <>
          <Button buttonStyle="secondary" margin={false} onClick={close}>
            Leave as drafts
          </Button>
          <Button margin={false} onClick={publish}>
            Publish the agenda
          </Button>
        </>
      }
    >
      <p>{`The event is published. ${sentence}`}</p>
    </Dialog>
  )
}
