'use client'

import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import type { ReminderKind } from '@/lib/site/events/reminder-times'
import type { EmailKind } from '../../email/email-kinds'
import styles from '../staff.module.css'
import { EmailPreview } from './email-preview'
import { ReminderStatus } from './reminder-status'

/** When one of the emails by the clock goes out, or did, and what it looks like with what the form says. */
export function ReminderPreview({ kind, email }: { kind: ReminderKind; email: EmailKind }) {
  const { id } = useDocumentInfo()
  const words = useFormFields(([fields]) => String(fields[`reminders.${kind}.words`]?.value ?? ''))
  const isOn = useFormFields(([fields]) => fields[`reminders.${kind}.isOn`]?.value !== false)
  return (
    <div className={styles.row}>
      {id && <ReminderStatus id={String(id)} kind={kind} isOn={isOn} />}
      <EmailPreview kind={email} words={{ text: words }} />
    </div>
  )
}
