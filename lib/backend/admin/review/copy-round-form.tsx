'use client'

import { Choice } from '../saving/fields'
import { EventChoice } from '../guests/event-choice'
import { StaffForm } from '../saving/staff-form'
import { leaveFor } from '../staff-request'
import styles from '../staff.module.css'
import { requestRound } from './round-request'

/** Makes a round from an earlier one, with its criteria, what they look like, and its jurors; dates are set anew. */
export function CopyRoundForm({ rounds }: { rounds: readonly { id: string; title: string }[] }) {
  async function copy(form: FormData, onRefusal: (problem: string) => void) {
    const copied = await requestRound<{ id: string }>('POST', String(form.get('round')), 'copy', { event: form.get('event') }, onRefusal)
    if (copied) await leaveFor(`/admin/collections/review-rounds/${copied.id}`)
  }

  return (
    <StaffForm submit="Copy it" isSecondary send={copy} labelledBy="copy-round">
      <h2 id="copy-round">Copy a round</h2>
      <p className={styles.muted}>With its criteria and jurors, for another event. Its dates are set anew.</p>
      <div className={styles.fields}>
        <Choice label="Round" name="round" options={rounds.map(({ id, title }) => [id, title])} />
        <EventChoice />
      </div>
    </StaffForm>
  )
}
