'use client'

import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import useSWR from 'swr'
import { LOCALE_TABLE } from '@/lib/i18n/locales'
import { SITE_TIME_ZONE } from '@/lib/i18n/time-zone'
import { isDue, reminderWindow, type ReminderKind, type ReminderWindow } from '@/lib/site/events/reminder-times'
import { isTimeZoneName } from '@/lib/site/text/wall-time'
import type { EmailKind } from '../../email/email-kinds'
import type { ReminderRuns } from '../../reminders/runs-endpoint'
import { readAnswer } from '../staff-request'
import styles from '../staff.module.css'
import { EmailPreview } from './email-preview'

/** When one of the emails by the clock goes out by the times of the form, or did, and what it looks like with what the form says. */
export function ReminderPreview({ kind, email }: { kind: ReminderKind; email: EmailKind }) {
  const { id } = useDocumentInfo()
  const { data: runs } = useSWR(id ? `/cms/api/events/${id}/reminders` : null, readAnswer<ReminderRuns>)
  const words = useFormFields(([fields]) => String(fields[`reminders.${kind}.words`]?.value ?? ''))
  const isOn = useFormFields(([fields]) => fields[`reminders.${kind}.isOn`]?.value !== false)
  const times = useFormFields(([{ startsAt, endsAt, timezone }]) => JSON.stringify([startsAt?.value ?? null, endsAt?.value ?? null, timezone?.value]))
  const [startsAt, endsAt, zone] = JSON.parse(times) as [string | null, string | null, unknown]
  const timezone = isTimeZoneName(zone) ? zone : SITE_TIME_ZONE
  const window = reminderWindow(kind, { startsAt, endsAt, timezone })
  return (
    <div className={styles.row}>
      {id && <p className={styles.muted}>{statusText(window, timezone, isOn, runs?.[kind])}</p>}
      <EmailPreview kind={email} words={{ text: words }} />
    </div>
  )
}

function statusText(window: ReminderWindow | null, timeZone: string, isOn: boolean, run: ReminderRuns[ReminderKind]): string {
  const format = new Intl.DateTimeFormat(LOCALE_TABLE.en.tag, { dateStyle: 'full', timeStyle: 'short', timeZone })
  const at = (instant: string) => format.format(new Date(instant))
  if (run?.endedAt) return `Went out to ${run.count} ${run.count === 1 ? 'person' : 'people'}: ${at(run.startedAt)}.`
  if (run) return `Is going out: ${run.count} so far.`
  if (!isOn) return 'Is not sent.'
  if (!window) return 'Goes out once the event has a date.'
  if (isDue(window, Date.now())) return 'Goes out as soon as the event is published like this.'
  if (Date.parse(window.until) <= Date.now()) return `Would have gone out ${at(window.from)}: too late now.`
  return `Goes out ${at(window.from)} (${timeZone}).`
}
