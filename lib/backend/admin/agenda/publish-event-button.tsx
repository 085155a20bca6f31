'use client'

import { PublishButton, toast, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useCallback, useState } from 'react'
import type { AnnouncementPreview } from '@/lib/backend/announcements/preview-endpoint'
import type { MovePlan } from '@/lib/backend/agenda/move-plan'
import { ConfirmBeforeClick, type ConfirmDialog } from '../dialogs/confirm-before-click'
import { requestAsStaff } from '../staff-request'
import { findAnnouncement } from '../use-announcement'
import { AnnouncedChange } from './announced-change'
import { DraftAgendaOffer } from './draft-agenda-offer'
import { MoveDialog } from './move-dialog'

/** Publishes an event; when it has moved, or its time zone is corrected, asks first whether its days and sessions move along, and offers to tell its guests. */
export function PublishEventButton() {
  const { id } = useDocumentInfo()
  const { getData, dispatchFields } = useForm()
  const [before, setBefore] = useState<AnnouncementPreview | null>(null)
  const forget = useCallback((preview: AnnouncementPreview | null) => setBefore((current) => (current === preview ? null : current)), [])

  async function prepare(): Promise<ConfirmDialog | 'proceed' | 'stop'> {
    if (!id) return 'proceed'
    const { startsAt, endsAt, timezone } = getData() as { startsAt?: string; endsAt?: string; timezone?: string }
    const [plan, announcement] = await Promise.all([findMoves(String(id), { startsAt, endsAt, timezone }), findAnnouncement(String(id))])
    if (!plan) return 'stop'
    setBefore(announcement)
    if (plan.moves.length === 0) return 'proceed'
    return ({ proceed, cancel }) => {
      const answer = (isMoved: boolean) => {
        dispatchFields({ type: 'UPDATE', path: 'moveAgenda', value: isMoved })
        proceed()
      }
      return <MoveDialog plan={plan} timeZone={timezone ?? ''} onAnswer={answer} onCancel={() => (forget(announcement), cancel())} />
    }
  }

  return (
    <>
      <ConfirmBeforeClick selector="#action-save, #publish-locale" prepare={prepare}>
        <PublishButton />
      </ConfirmBeforeClick>
      {id && <DraftAgendaOffer id={String(id)} />}
      {id && <AnnouncedChange id={String(id)} title={String(getData().title ?? '')} before={before} onDone={forget} />}
    </>
  )
}

/** @returns null, after a message, where it cannot be found out: published without the question, the agenda would stay behind */
async function findMoves(id: string, times: object): Promise<MovePlan | null> {
  return requestAsStaff<MovePlan>('POST', `events/${id}/agenda-move`, times, (problem) => toast.error(`The event was not published. ${problem}`))
}
