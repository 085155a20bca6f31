'use client'

import { Button } from '@payloadcms/ui'
import type { Move, MovePlan } from '@/lib/backend/agenda/move-plan'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { formatDay, formatTime } from '@/lib/site/text/dates'
import styles from '../staff.module.css'
import { StaffTable } from '../staff-table'
import { Dialog } from '../dialogs/dialog'
import { moveSentence, otherHoursSentence } from './move-sentences'

interface MoveDialogProps {
  verb: 'Publish' | 'Save'
  plan: MovePlan
  timeZone: string
  onAnswer: (isMoved: boolean) => void
  onCancel: () => void
}

export function MoveDialog({ verb, plan, timeZone, onAnswer, onCancel }: MoveDialogProps) {
  const otherHours = otherHoursSentence(plan)
  return (
    <Dialog
      heading="Move the agenda along?"
      onCancel={onCancel}
      buttons={
        <Button buttonStyle="secondary" margin={false} onClick={() => onAnswer(false)}>
          {`${verb} the event only`}
        </Button>
      }
      submit={`${verb} and move`}
      onSubmit={() => onAnswer(true)}
    >
      <p>{moveSentence(plan)}</p>
      {otherHours && <p>{otherHours}</p>}
      <div className={styles.scroller}>
        <StaffTable headings={['Day or session', 'Now', 'Moved']} rows={plan.moves.map(({ id, title, from, to }) => ({ key: id, cells: [title, timesOf(from, timeZone), timesOf(to, timeZone)] }))} />
      </div>
    </Dialog>
  )
}

function timesOf(times: Move['from'], timeZone: string): string {
  const options = { locale: DEFAULT_LOCALE, timeZone }
  if ('date' in times) return formatDay(`${times.date}T12:00:00Z`, { ...options, timeZone: 'UTC' })
  const hours = [times.startsAt, times.endsAt].flatMap((instant) => (instant ? [formatTime(instant, options)] : []))
  return `${formatDay(times.startsAt, options)}, ${hours.join('–')}`
}
