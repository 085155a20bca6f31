'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, useSyncExternalStore, type SubmitEvent } from 'react'
import type { AssignedReading } from '@/lib/contract/review/reviews'
import { unmarked } from '@/lib/site/review/reading-keys'
import { neighbour } from '@/lib/site/review/reading-order'
import { readingProgress } from '@/lib/site/review/reading-progress'
import { ReviewWriter } from '../drafts/review-writer'
import { OtherReviews } from '../other-reviews'
import { ConflictButton } from './conflict-button'
import { CriterionField } from './criterion-field'
import { KeysHelp } from './keys-help'
import { ReadingBar } from './reading-bar'
import type { ReadingProps } from './reading-props'
import { TextField } from './text-field'
import { focusCriterion, useReadingKeys } from './use-reading-keys'
import { WriterStatus } from './writer-status'
import styles from './reading.module.css'

/** The marks of a juror and what they write, with the way to the next application. */
export function ReviewForm({ account, assignment, assignments, locale, round, reading, onDone, onMove }: ReadingProps & { reading: AssignedReading }) {
  const t = useTranslations('Review')
  const form = useRef<HTMLFormElement>(null)
  const [writer] = useState(() => new ReviewWriter(account._id, assignment, locale, reading.review))
  const view = useSyncExternalStore(writer.subscribe, writer.getView, writer.getView)
  const [missing, setMissing] = useState<string[]>([])
  useEffect(() => writer.open(), [writer])
  useEffect(() => writer.receive(reading.review), [writer, reading.review])

  const { criteria } = reading
  const { scores, note, text } = view.own
  const [isOver] = useState(() => readingProgress({ ...round, phase: reading.round.phase, closesAt: reading.round.closesAt }, Date.now()) === 'closed')
  const isClosed = isOver || view.problem === 'closed'

  const mark = (key: string, score: number) => {
    setMissing((before) => before.filter((one) => one !== key))
    writer.change({ scores: { ...writer.getView().own.scores, [key]: score } })
  }
  const send = async () => {
    const left = unmarked(criteria, scores)
    setMissing(left)
    if (isClosed) return
    if (left[0] !== undefined) return focusCriterion(form.current, left[0])
    const problem = await writer.send()
    if (problem === null) onDone('sentNotice')
    else if (problem === 'offline' || problem === 'signedOut') onDone('queuedNotice')
  }
  const areKeysOn = useReadingKeys(form, { criteria, scores, isClosed, onMark: mark, onMove, onSend: () => void send() })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void send()
  }

  return (
    <form ref={form} className={styles.side} aria-label={t('review')} noValidate onSubmit={submit}>
      {criteria.map((criterion) => (
        <CriterionField key={criterion.key} criterion={criterion} value={scores[criterion.key]} isMissing={missing.includes(criterion.key)} isDisabled={isClosed} onMark={(score) => mark(criterion.key, score)} />
      ))}
      {/* Read-only and not disabled: what was written stays to be copied. */}
      <TextField id="review-note" rows={4} label={t('note')} help={t('noteHelp')} value={note} readOnly={isClosed} onChange={(value) => writer.change({ note: value })} />
      <TextField id="review-text" rows={4} label={t('text')} help={t('textHelp')} value={text} readOnly={isClosed} onChange={(value) => writer.change({ text: value })} />
      <OtherReviews reading={reading} />
      {!isClosed && <ConflictButton assignment={assignment} onDeclared={() => (writer.forget(), onDone('conflictDone'))} />}
      <KeysHelp {...areKeysOn} />
      <ReadingBar
        hasBefore={neighbour(assignments, assignment, -1) !== null}
        hasNext={neighbour(assignments, assignment, 1) !== null}
        onMove={onMove}
        button={isClosed ? null : view.isSent ? t('sendAgain') : t('send')}
      >
        <WriterStatus view={view} isClosed={isClosed} missing={criteria.flatMap(({ key, label }) => (missing.includes(key) ? [label] : []))} />
      </ReadingBar>
    </form>
  )
}
