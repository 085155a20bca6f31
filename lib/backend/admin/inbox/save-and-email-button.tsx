'use client'

import { SaveButton, useDocumentInfo, useForm } from '@payloadcms/ui'
import { ConfirmBeforeClick } from '../dialogs/confirm-before-click'
import { EmailsDialog } from './emails-dialog'
import { findEmailsToSend } from './emails-preview'

/** Saves an entry of the inbox; when that sends emails, says so first. */
export function SaveAndEmailButton() {
  const { id, collectionSlug } = useDocumentInfo()
  const { getData } = useForm()

  async function prepare() {
    const emails = await findEmailsToSend(String(collectionSlug), `?where[id][equals]=${id}`, getData())
    if (!emails) return 'stop'
    if (emails.length === 0) return 'proceed'
    return ({ proceed, cancel }: { proceed: () => void; cancel: () => void }) => <EmailsDialog emails={emails} onSave={proceed} onCancel={cancel} />
  }

  return (
    <ConfirmBeforeClick selector="#action-save" prepare={prepare}>
      <SaveButton />
    </ConfirmBeforeClick>
  )
}
