'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { BusyButton } from '../saving/busy-button'
import { sendDeskRequest } from '../staff-request'
import styles from '../staff.module.css'

/** On the screen of somebody else's account: sends its owner a link to choose a password. */
export function PasswordLinkField() {
  const { id, savedDocumentData } = useDocumentInfo()
  const { user } = useAuth()
  if (!id || id === user?.id) return null
  const { invitedAt, isActivated } = (savedDocumentData ?? {}) as { invitedAt?: string | null; isActivated?: boolean }
  return (
    <section className={`${styles.section} ${styles.others}`}>
      <p>
        {invitedAt
          ? `Invited on ${new Date(invitedAt).toLocaleDateString('en-GB', { dateStyle: 'long' })}; no password has been chosen yet. The link works for seven days. Delete the account to take the invitation back.`
          : 'Only its owner chooses the password of this account. If it is forgotten, send a link that works once, for an hour.'}
      </p>
      <BusyButton buttonStyle="secondary" disabled={isActivated === false} onClick={() => sendDeskRequest(`users/${id}/password-link`)}>
        {invitedAt ? 'Send the invitation again' : 'Email a link to choose a new password'}
      </BusyButton>
    </section>
  )
}
