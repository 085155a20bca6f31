'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import useSWR from 'swr'
import type { GuestImport, GuestRow } from '@/lib/contract/desk/guests'
import { BusyButton } from '../saving/busy-button'
import { readAnswer, requestAsStaff, sendDeskRequest } from '../staff-request'
import { Dialog } from '../dialogs/dialog'
import { ImportColumns } from './import-columns'
import { ImportRows } from './import-rows'
import styles from '../staff.module.css'

const INTERVAL = 1000
const AT_WORK: readonly GuestImport['state'][] = ['reading', 'importing', 'undoing']
/** Answers after which the same question gets no other. */
const FINAL = [401, 403, 404]

/** The contents of a file of guests, the progress of its import, and the actions for it. */
export function ImportProgress() {
  const { id } = useDocumentInfo()
  // Read again as long as a worker processes it.
  const { data, error, mutate } = useSWR<GuestImport, Error>(id ? `/cms/api/guest-imports/${id}/progress` : null, readAnswer<GuestImport>, {
    refreshInterval: (latest) => (latest && AT_WORK.includes(latest.state) ? INTERVAL : 0),
    errorRetryInterval: INTERVAL,
    dedupingInterval: 0,
  })
  /** How many would leave the list; null while nobody is asked. */
  const [undone, setUndone] = useState<number | null>(null)
  if (!id) return null
  if (FINAL.includes(Number(error?.cause))) return <p role="alert">This import cannot be read. You may have been signed out, or somebody has deleted it.</p>
  if (!data) return <p role="status">Loading …</p>

  async function go(step: 'write' | 'undo') {
    await sendDeskRequest(`guest-imports/${id}/${step}`)
    setUndone(null)
    await mutate()
  }

  async function askToUndo() {
    const answer = await requestAsStaff<{ count: number }>('GET', `guest-imports/${id}/undo`)
    if (answer) setUndone(answer.count)
  }

  const { state, problem, rows, columns } = data
  const count = rows.filter(({ outcome }) => isImported(outcome)).length
  return (
    <section className={styles.section} aria-label="The import">
      <p role="status">{statusText(data, count)}</p>
      {['ready', 'done'].includes(state) && problem && <p className={styles.problem}>{problem}</p>}
      {['reading', 'ready', 'failed'].includes(state) && <ImportColumns id={String(id)} columns={columns} isOpen={state === 'failed'} onRead={() => void mutate()} />}
      {state === 'ready' && count > 0 && (
        <BusyButton onClick={() => go('write')}>
          {importText(data, count)}
        </BusyButton>
      )}
      {state === 'done' && count > 0 && (
        <BusyButton buttonStyle="secondary" onClick={askToUndo}>
          Undo the whole import
        </BusyButton>
      )}
      {undone !== null && (
        <Dialog heading="Undo the whole import" onCancel={() => setUndone(null)} cancel="Keep the import" submit="Undo it" onSubmit={() => go('undo')}>
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
