'use client'

import { Button, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import type { GuestImport, GuestRow } from '@/lib/contract/desk/guests'
import { BusyButton } from '../saving/busy-button'
import { requestAsStaff, sendDeskRequest } from '../staff-request'
import { Dialog } from '../dialogs/dialog'
import { ImportColumns } from './import-columns'
import { ImportRows } from './import-rows'
import { useImport } from './use-import'
import styles from '../staff.module.css'

/** The contents of a file of guests, the progress of its import, and the actions for it. */
export function ImportProgress() {
  const { id } = useDocumentInfo()
  return id ? <Progress id={String(id)} /> : null
}

function Progress({ id }: { id: string }) {
  const [found, refresh] = useImport(id)
  const [isBusy, setIsBusy] = useState(false)
  /** How many would leave the list; null while nobody is asked. */
  const [undone, setUndone] = useState<number | null>(null)
  if (found === 'refused') return <p role="alert">This import cannot be read. You may have been signed out, or somebody has deleted it.</p>
  if (!found) return <p role="status">Loading …</p>

  async function go(step: 'write' | 'undo') {
    setUndone(null)
    setIsBusy(true)
    await sendDeskRequest(`guest-imports/${id}/${step}`)
    setIsBusy(false)
    refresh()
  }

  async function askToUndo() {
    const answer = await requestAsStaff<{ count: number }>('GET', `guest-imports/${id}/undo`)
    if (answer) setUndone(answer.count)
  }

  const { state, problem, rows, columns } = found
  const count = rows.filter(({ outcome }) => isImported(outcome)).length
  const undoButtons = (
    <Button margin={false} onClick={() => void go('undo')}>
      Undo it
    </Button>
  )
  return (
    <section className={styles.section} aria-label="The import">
      <p role="status">{statusText(found, count)}</p>
      {['ready', 'done'].includes(state) && problem && <p className={styles.problem}>{problem}</p>}
      {['reading', 'ready', 'failed'].includes(state) && <ImportColumns id={id} columns={columns} isOpen={state === 'failed'} onRead={refresh} />}
      {state === 'ready' && count > 0 && (
        <BusyButton margin={false} isBusy={isBusy} onClick={() => void go('write')}>
          {importText(found, count)}
        </BusyButton>
      )}
      {state === 'done' && count > 0 && (
        <BusyButton buttonStyle="secondary" margin={false} isBusy={isBusy} onClick={() => void askToUndo()}>
          Undo the whole import
        </BusyButton>
      )}
      {undone !== null && (
        <Dialog heading="Undo the whole import" onCancel={() => setUndone(null)} cancel="Keep the import" buttons={undoButtons}>
          <p>{`${guests(undone)} will be taken off the list. Whoever has had an email about the event gets one that says so; the others are deleted. Whoever has checked in, cancelled or been moved to another event since stays as they are.`}</p>
        </Dialog>
      )}
      <ImportRows rows={rows} isOver={state === 'done' || state === 'undone'} />
    </section>
  )
}

function isImported(outcome: GuestRow['outcome']): boolean {
  return ['registered', 'invited', 'waiting'].includes(outcome)
}

const guests = (count: number) => `${count} ${count === 1 ? 'guest' : 'guests'}`

function importText({ isTold, invite }: GuestImport, count: number): string {
  if (invite) return `Invite ${guests(count)} by email`
  return isTold ? `Import ${guests(count)} and email them` : `Import ${guests(count)} without an email`
}

function statusText({ state, done, total, problem, rows }: GuestImport, count: number): string {
  switch (state) {
    case 'reading':
      return 'The file is being read …'
    case 'ready':
      return `${total} rows: ${omittedText(rows, count)} Nothing has been stored yet.`
    case 'importing':
      return `Importing: ${done} of ${total} rows so far. You may leave this page.`
    case 'done':
      return `Imported: ${count} of ${total} rows.`
    case 'undoing':
      return 'The import is being undone. You may leave this page.'
    case 'undone':
      return undoneText(rows)
    case 'failed':
      return problem
  }
}

function undoneText(rows: readonly GuestRow[]): string {
  const kept = rows.filter(({ outcome }) => outcome === 'kept').length
  return kept === 0 ? 'The import has been undone.' : `The import has been undone, but ${kept === 1 ? '1 guest who has checked in stays' : `${kept} guests who have checked in stay`}.`
}

function omittedText(rows: readonly GuestRow[], count: number): string {
  const counted = (outcome: GuestRow['outcome']) => rows.filter((row) => row.outcome === outcome).length
  const [known, cancelled, skipped] = [counted('exists'), counted('withdrawn'), counted('skipped')]
  const wrong = rows.length - count - known - cancelled - skipped
  const parts = [
    `${count} to import`,
    ...(known > 0 ? [`${known} on the list already`] : []),
    ...(cancelled > 0 ? [`${cancelled} cancelled before`] : []),
    ...(skipped > 0 ? [`${skipped} without a seat by the file`] : []),
    ...(wrong > 0 ? [`${wrong} left out`] : []),
  ]
  return `${parts.join(', ')}.`
}
