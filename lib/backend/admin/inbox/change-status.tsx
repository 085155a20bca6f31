'use client'

import { Button, useConfig, useRouteCache, useSelection } from '@payloadcms/ui'
import { useState } from 'react'
import type { QueuedEmail } from '@/lib/backend/email/queued-emails'
import styles from '../admin.module.css'
import { sendDeskRequest } from '../desk-request'
import { EmailsDialog } from './emails-dialog'
import { findEmailsToSend } from './emails-preview'

/** Gives the chosen entries of a list another status, after saying which emails that sends. */
export function ChangeStatus({ collectionSlug }: { collectionSlug: string }) {
  const { count, getQueryParams, toggleAll } = useSelection()
  const { getEntityConfig } = useConfig()
  const { clearRouteCache } = useRouteCache()
  const [state, setState] = useState('')
  const [emails, setEmails] = useState<QueuedEmail[] | null>(null)
  const field = getEntityConfig({ collectionSlug })?.fields.find((one) => 'name' in one && one.name === 'state')
  if (count === 0 || field?.type !== 'select') return null

  async function ask() {
    const found = await findEmailsToSend(collectionSlug, getQueryParams(), { state })
    if (found?.length === 0) await save()
    else setEmails(found)
  }

  async function save() {
    setEmails(null)
    if (!(await sendDeskRequest(`${collectionSlug}/change${getQueryParams()}`, { state }))) return
    toggleAll()
    clearRouteCache()
  }

  return (
    <div className={styles.links}>
      <label>
        {`New status of the ${count} chosen `}
        <select value={state} onChange={({ target }) => setState(target.value)}>
          <option value="" />
          {field.options.map((option) => {
            const { value, label } = typeof option === 'string' ? { value: option, label: option } : option
            return (
              <option key={value} value={value}>
                {String(label)}
              </option>
            )
          })}
        </select>
      </label>
      <Button size="small" margin={false} disabled={!state} onClick={() => void ask()}>
        Change status…
      </Button>
      {emails && <EmailsDialog emails={emails} onSave={() => void save()} onCancel={() => setEmails(null)} />}
    </div>
  )
}
