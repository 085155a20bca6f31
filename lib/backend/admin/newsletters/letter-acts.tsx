'use client'

import { toast } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import type { ConsequencesText } from '../../access/consequences/describe'
import type { RecipientCounts } from '../../newsletters/audience'
import { stateAfter, type NewsletterState } from '../../newsletters/newsletter-states'
import { ConsequencesDialog } from '../consequences/consequences-dialog'
import { BusyButton } from '../saving/busy-button'
import { requestAsStaff } from '../staff-request'
import { audienceSentence, sendingQuestion, STOPPING_QUESTION } from './letter-sentences'
import styles from './newsletters.module.css'
import { ScheduleField } from './schedule-field'

interface LetterActsProps {
  id: string
  state: NewsletterState
  isModified: boolean
  onActed: () => void
}

const DONE = {
  send: 'The letter is going out.',
  schedule: 'The letter is scheduled.',
  pause: 'Paused: nobody else gets it until you go on.',
  resume: 'The letter is going out again.',
  cancel: 'Cancelled.',
} as const

type Act = keyof typeof DONE

/** What is foreseen before something is done. */
interface Question {
  foreseen: ConsequencesText
  act: Act
  body?: object
}

/** The buttons that send a letter, put it off, hold it or stop it; which ones depends on where it stands. */
export function LetterActs({ id, state, isModified, onActed }: LetterActsProps) {
  const [question, setQuestion] = useState<Question | null>(null)
  const may = (act: Act) => stateAfter(state, act) !== null
  const isRunning = state === 'sending' || state === 'paused'

  // The button that was pressed may be gone in the new state.
  const buttons = useRef<HTMLDivElement>(null)
  const hasActed = useRef(false)
  useEffect(() => {
    if (hasActed.current && document.activeElement === document.body) buttons.current?.focus()
  }, [state])

  async function act(wanted: Act, body?: object) {
    hasActed.current = true
    if (await requestAsStaff('POST', `newsletters/${id}/${wanted}`, body)) toast.success(DONE[wanted])
    setQuestion(null)
    onActed()
  }

  /** Asks with the present numbers. @param at in ISO 8601; null for now */
  async function ask(at: string | null) {
    const counts = await requestAsStaff<RecipientCounts>('GET', `newsletters/${id}/recipients`)
    if (counts?.total === 0 && !at) toast.info(audienceSentence(counts))
    else if (counts) setQuestion({ foreseen: sendingQuestion(counts, at), ...(at ? { act: 'schedule', body: { at } } : { act: 'send' }) })
  }

  return (
    <>
      <div ref={buttons} className={styles.acts} role="group" aria-label="What can be done now" tabIndex={-1}>
        {may('send') && (
          <BusyButton disabled={isModified} onClick={() => ask(null)}>
            Send now…
          </BusyButton>
        )}
        {may('pause') && (
          <BusyButton buttonStyle="secondary" onClick={() => act('pause')}>
            Pause
          </BusyButton>
        )}
        {may('resume') && (
          <BusyButton onClick={() => act('resume')}>
            Go on sending
          </BusyButton>
        )}
        {may('cancel') && (
          <BusyButton buttonStyle="secondary" onClick={() => (isRunning ? setQuestion({ foreseen: STOPPING_QUESTION, act: 'cancel' }) : act('cancel'))}>
            {isRunning ? 'Stop for good…' : 'Do not send it then'}
          </BusyButton>
        )}
      </div>
      {may('schedule') && <ScheduleField isDisabled={isModified} onSchedule={ask} />}
      {question && <ConsequencesDialog foreseen={question.foreseen} onAnswer={(isConfirmed) => (isConfirmed ? act(question.act, question.body) : setQuestion(null))} />}
    </>
  )
}
