'use client'

import { Button, useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useState } from 'react'
import type { EmailPreview as Preview } from '../../wording/wording-endpoints'
import type { OwnWords } from '../../email/email-texts'
import { Dialog } from '../dialogs/dialog'
import { requestAsStaff } from '../staff-request'
import styles from '../staff.module.css'

/** What an email of an event looks like with what the form says, in the language that is edited. */
export function EmailPreview({ kind, words }: { kind: string; words: OwnWords }) {
  const { id } = useDocumentInfo()
  const { code: locale } = useLocale()
  const [preview, setPreview] = useState<Preview | null>(null)
  if (!id) return <p className={styles.muted}>Save the event first: then you can look at the email here.</p>

  async function open() {
    setPreview(await requestAsStaff<Preview>('POST', `events/${id}/email-preview`, { kind, locale, words }))
  }

  return (
    <>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void open()}>
        Preview
      </Button>
      {preview && (
        <Dialog heading={preview.subject} onCancel={() => setPreview(null)} cancel="Close">
          <iframe className={styles.email} title="The email" srcDoc={preview.html} sandbox="" />
        </Dialog>
      )}
    </>
  )
}
