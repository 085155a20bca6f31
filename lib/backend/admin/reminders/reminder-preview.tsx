'use client'

import { Button, useDocumentInfo, useFormFields, useLocale } from '@payloadcms/ui'
import { useState } from 'react'
import type { ReminderKind } from '@/lib/site/events/reminder-times'
import type { ReminderPreview as Preview } from '../../reminders/preview-endpoint'
import { Dialog } from '../dialogs/dialog'
import { requestAsStaff } from '../staff-request'
import { ReminderStatus } from './reminder-status'
import styles from './reminders.module.css'

/** When one of the emails by the clock goes out, or did, and what it looks like with what the form says. */
export function ReminderPreview({ kind }: { kind: ReminderKind }) {
  const { id } = useDocumentInfo()
  const { code: locale } = useLocale()
  const [preview, setPreview] = useState<Preview | null>(null)
  const words = useFormFields(([fields]) => fields[`reminders.${kind}.words`]?.value ?? '')
  const isOn = useFormFields(([fields]) => fields[`reminders.${kind}.isOn`]?.value !== false)
  if (!id) return <p className={styles.status}>Save the event first: then you can look at the email here.</p>

  async function open() {
    setPreview(await requestAsStaff<Preview>('POST', `events/${id}/reminder-preview`, { kind, locale, words }))
  }

  return (
    <div className={styles.reminder}>
      <ReminderStatus id={String(id)} kind={kind} isOn={isOn} />
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void open()}>
        Preview
      </Button>
      {preview && (
        <Dialog heading={preview.subject} onCancel={() => setPreview(null)} buttons={<Button margin={false} onClick={() => setPreview(null)}>Close</Button>}>
          <iframe className={styles.email} title="The email" srcDoc={preview.html} sandbox="" />
        </Dialog>
      )}
    </div>
  )
}
