'use client'

import { PublishButton, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useCallback, useState } from 'react'
import type { AnnouncementPreview } from '@/lib/backend/announcements/preview-endpoint'
import { noteAskedByForm } from '../consequences/asked-by-form'
import { ConfirmBeforeClick, type ConfirmDialog } from '../dialogs/confirm-before-click'
import { requestAsStaff } from '../staff-request'
import { findAnnouncement } from '../dialogs/use-announcement'
import { AnnouncedChange } from './announced-change'
import { DraftAgendaOffer } from './draft-agenda-offer'
import { useMoveQuestion } from './use-move-question'

/** In the drawer of the CMS that publishes or unpublishes at a time. */
const SCHEDULE = 'scheduled-publish-save'

/** Publishes an event; when it has moved, or its time zone is corrected, asks first whether its days and sessions move along, and offers to tell its guests. */
export function PublishEventButton() {
  const { id } = useDocumentInfo()
  const { getData } = useForm()
  const [before, setBefore] = useState<AnnouncementPreview | null>(null)
  const forget = useCallback((preview: AnnouncementPreview | null) => setBefore((current) => (current === preview ? null : current)), [])
  const askWhetherMoved = useMoveQuestion('Publish')

  async function prepare(button: HTMLElement): Promise<ConfirmDialog | 'proceed' | 'stop'> {
    if (!id) return 'proceed'
    if (button.id === SCHEDULE) return (await requestAsStaff('POST', `events/${id}/schedule`, { type: chosenType(button) })) ? 'proceed' : 'stop'
    const announcement = await findAnnouncement(String(id))
    const question = await askWhetherMoved(() => forget(announcement))
    if (question === 'stop') return 'stop'
    setBefore(announcement)
    // It is asked once it is published, while the email waits.
    if (announcement) noteAskedByForm(`events/${id}`, ['agenda', 'announcement'])
    return question
  }

  return (
    <>
      <ConfirmBeforeClick selector={`#action-save, #publish-locale, #${SCHEDULE}`} prepare={prepare}>
        <PublishButton />
      </ConfirmBeforeClick>
      {id && <DraftAgendaOffer id={String(id)} />}
      {id && <AnnouncedChange id={String(id)} title={String(getData().title ?? '')} before={before} onDone={forget} />}
    </>
  )
}

function chosenType(button: HTMLElement): 'publish' | 'unpublish' {
  return button.closest('.schedule-publish')?.querySelector('input[type="radio"]:checked')?.id.endsWith('unpublish') ? 'unpublish' : 'publish'
}
