'use client'

import { useState, type SubmitEvent } from 'react'
import { Problem } from '../dialogs/problem'
import { EventChoice } from '../guests/event-choice'
import { BusyButton } from '../saving/busy-button'
import styles from '../staff.module.css'
import { requestRound } from './round-request'

/** Makes a round from an earlier one, with its criteria, what they look like, and its jurors; dates are set anew. */
export function CopyRoundForm({ rounds }: { rounds: readonly { id: string; title: string }[] }) {
  const [round, setRound] = useState(rounds[0]?.id ?? '')
  const [event, setEvent] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  async function copy(submit: SubmitEvent) {
    submit.preventDefault()
    setProblem('')
    setIsBusy(true)
    const copied = await requestRound<{ id: string }>('POST', round, 'copy', { event }, setProblem)
    if (copied) window.location.assign(`/admin/collections/review-rounds/${copied.id}`)
    else setIsBusy(false)
  }

  return (
    <form className={styles.form} aria-labelledby="copy-round" onSubmit={(submit) => void copy(submit)}>
      <h2 id="copy-round">Copy a round</h2>
      <p className={styles.muted}>With its criteria and jurors, for another event. Its dates are set anew.</p>
      <div className={styles.fields}>
        <label>
          Round
          <select value={round} onChange={({ target }) => setRound(target.value)}>
            {rounds.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <EventChoice value={event} onChange={setEvent} />
      </div>
      <Problem>{problem}</Problem>
      <BusyButton type="submit" buttonStyle="secondary" margin={false} isBusy={isBusy}>
        Copy it
      </BusyButton>
    </form>
  )
}
