'use client'

import { Button, PublishButton, toast, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useCallback, useState } from 'react'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import type { AnnouncementPreview } from '@/lib/backend/announcements/preview-endpoint'
import type { Move } from '@/lib/backend/agenda/move-plan'
import { formatDay, formatTime } from '@/lib/site/text/dates'
import { ConfirmBeforeClick, type Question } from '../dialogs/confirm-before-click'
import { Dialog } from '../dialogs/dialog'
import styles from '../admin.module.css'
import { requestAsStaff } from '../staff-request'
import { findAnnouncement } from '../use-announcement'
import { AnnouncedChange } from './announced-change'
import { DraftAgendaOffer } from './draft-agenda-offer'

/** Publishes an event; when it has moved, asks first whether its days and sessions move along, and offers to tell its guests. */
export function PublishEventButton() {
  const { id } = useDocumentInfo()
  const { getData, dispatchFields } = useForm()
  const [before, setBefore] = useState<AnnouncementPreview | null>(null)
  const forget = useCallback((preview: AnnouncementPreview | null) => setBefore((current) => (current === preview ? null : current)), [])

  async function prepare(): Promise<Question | 'proceed' | 'stop'> {
    if (!id) return 'proceed'
    const { startsAt, endsAt, timezone } = getData() as { startsAt?: string; endsAt?: string; timezone?: string }
    const [moves, announcement] = await Promise.all([findMoves(String(id), { startsAt, endsAt, timezone }), findAnnouncement(String(id))])
    if (!moves) return 'stop'
    setBefore(announcement)
    if (moves.length === 0) return 'proceed'
    return ({ proceed, cancel }) => {
      const answer = (isMoved: boolean) => {
        dispatchFields({ type: 'UPDATE', path: 'moveAgenda', value: isMoved })
        proceed()
      }
      return <MoveDialog moves={moves} timeZone={timezone ?? ''} onAnswer={answer} onCancel={() => (forget(announcement), cancel())} />
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

interface MoveDialogProps {
  moves: Move[]
  timeZone: string
  onAnswer: (isMoved: boolean) => void
  onCancel: () => void
}

function MoveDialog({ moves, timeZone, onAnswer, onCancel }: MoveDialogProps) {
  const count = (wanted: Move['collection'], one: string, many: string) => {
    const found = moves.filter(({ collection }) => collection === wanted).length
    return `${found} ${found === 1 ? one : many}`
  }
  return (
    <Dialog
      heading="Move the agenda along?"
      onCancel={onCancel}
      buttons={
        <>
          <Button buttonStyle="secondary" margin={false} onClick={onCancel}>
            Cancel
          </Button>
          <Button buttonStyle="secondary" margin={false} onClick={() => onAnswer(false)}>
            Publish the event only
          </Button>
          <Button margin={false} onClick={() => onAnswer(true)}>
            Publish and move
          </Button>
        </>
      }
    >
      <p>{`The event has other dates than its ${count('session-days', 'day', 'days')} and ${count('sessions', 'session', 'sessions')}. They can move along, at the same hours.`}</p>
      <div className={styles.scroller}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Day or session</th>
              <th scope="col">Now</th>
              <th scope="col">Moved</th>
            </tr>
          </thead>
          <tbody>
            {moves.map(({ id, title, from, to }) => (
              <tr key={id}>
                <th scope="row">{title}</th>
                <td>{timeOf(from, timeZone)}</td>
                <td>{timeOf(to, timeZone)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  )
}

function timeOf(times: Move['from'], timeZone: string): string {
  const options = { locale: DEFAULT_LOCALE, timeZone }
  if ('date' in times) return formatDay(`${times.date}T12:00:00Z`, { ...options, timeZone: 'UTC' })
  return `${formatDay(times.startsAt, options)}, ${formatTime(times.startsAt, options)}`
}

/** @returns null where it cannot be found out, which is then said: published without the question, the agenda would stay behind */
async function findMoves(id: string, times: object): Promise<Move[] | null> {
  const answer = await requestAsStaff<{ moves: Move[] }>('POST', `events/${id}/agenda-move`, times, (problem) => toast.error(`The event was not published. ${problem}`))
  return answer && answer.moves
}
