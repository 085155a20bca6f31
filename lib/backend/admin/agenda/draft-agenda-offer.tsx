'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import type { OfferedAgenda } from '@/lib/backend/agenda/draft-agenda'
import { draftAgendaSentence } from '@/lib/backend/agenda/draft-agenda-sentence'
import { requestAsStaff, sendDeskRequest } from '../staff-request'
import { Dialog } from '../dialogs/dialog'
import { refreshSaved } from '../saving/use-saved'

/** Offers to publish the days and sessions of an event that has just been published for the first time. */
export function DraftAgendaOffer({ id }: { id: string }) {
  const { hasPublishedDoc, lastUpdateTime } = useDocumentInfo()
  const wasPublished = useRef(hasPublishedDoc)
  const [drafts, setDrafts] = useState<OfferedAgenda | null>(null)

  useEffect(() => {
    if (!hasPublishedDoc) wasPublished.current = false
    if (!hasPublishedDoc || wasPublished.current) return
    void requestAsStaff<OfferedAgenda>('GET', `events/${id}/agenda-drafts`).then((found) => {
      // The form takes any answer for a publication, even an error page of a proxy: then the offer is checked again at the next save.
      if (!found?.isPublished || wasPublished.current) return
      wasPublished.current = true
      setDrafts(found)
    })
  }, [hasPublishedDoc, id, lastUpdateTime])

  const sentence = drafts && draftAgendaSentence(drafts)
  if (!sentence) return null
  const close = () => setDrafts(null)
  const publish = async () => {
    close()
    await sendDeskRequest(`events/${id}/agenda-publish`)
    // Also after a failure, which may have come half-way.
    refreshSaved(`events/${id}/agenda-warnings`)
  }
  return (
    <Dialog heading="Publish the agenda too?" onCancel={close} cancel="Leave as drafts" submit="Publish the agenda" onSubmit={publish}>
      <p>{`The event is published. ${sentence}`}</p>
    </Dialog>
  )
}
