'use client'

import { Button, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import type { GuestImport, GuestRow } from '@/lib/contract/desk/guests'
import { sendDeskRequest } from '../desk-request'
import { ImportRows } from './import-rows'
import { useImport } from './use-import'
import styles from './guests.module.css'

/** What was found in a file of guests, what became of it, and what can be done about it. */
export function ImportProgress() {
  const { id } = useDocumentInfo()
  return id ? <Progress id={String(id)} /> : null
}

function Progress({ id }: { id: string }) {
  const [found, refresh] = useImport(id)
  const [isBusy, setIsBusy] = useState(false)
  if (!found) return <p role="status">Loading …</p>

  async function go(step: 'write' | 'undo') {
    setIsBusy(true)
    await sendDeskRequest(`guest-imports/${id}/${step}`)
    setIsBusy(false)
    refresh()
  }

  const count = found.rows.filter(({ outcome }) => isImported(outcome)).length
  return (
    <section className={styles.progress} aria-label="The import">
      <p role="status">{statusText(found, count)}</p>
      {found.state === 'ready' && count > 0 && (
        <Button margin={false} disabled={isBusy} onClick={() => void go('write')}>
          {`Import ${count} ${count === 1 ? 'guest' : 'guests'}`}
        </Button>
      )}
      {found.state === 'done' && count > 0 && (
        <Button buttonStyle="secondary" margin={false} disabled={isBusy} onClick={() => void go('undo')}>
          Undo the whole import
        </Button>
      )}
      <ImportRows rows={found.rows} />
    </section>
  )
}

function isImported(outcome: GuestRow['outcome']): boolean {
  return ['registered', 'invited', 'waiting'].includes(outcome)
}

function statusText({ state, done, total, problem, rows }: GuestImport, count: number): string {
  const wrong = rows.filter(({ outcome }) => outcome === 'error').length
  switch (state) {
    case 'reading':
      return 'The file is being read …'
    case 'ready':
      return `${total} rows: ${count} to import, ${wrong} with errors. Nothing has been stored yet. Rows with errors are left out.`
    case 'importing':
      return `Importing: ${done} of ${total} rows so far. You may leave this page.`
    case 'done':
      return `Imported: ${count} of ${total} rows.`
    case 'undoing':
      return 'The import is being undone. You may leave this page.'
    case 'undone':
      return 'Undone. Guests who had already checked in were kept.'
    case 'failed':
      return problem
  }
}
