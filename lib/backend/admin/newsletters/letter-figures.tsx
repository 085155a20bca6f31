'use client'

import type { NewsletterNumbers } from '../../newsletters/recipients'
import { Figures } from '../figures'
import { useSaved } from '../saving/use-saved'
import admin from '../staff.module.css'

const FIGURES = {
  recipients: 'Get it',
  waiting: 'Still waiting',
  handedOver: 'Handed over',
  delivered: 'Arrived',
  deferred: 'Delayed',
  bounced: 'Came back',
  failed: 'Refused',
  complained: 'Marked as spam',
  uncertain: 'Uncertain',
  skipped: 'Left out',
  left: 'Unsubscribed by it',
} as const satisfies Record<keyof NewsletterNumbers, string>

/** Always said; the others where there are any. */
const ALWAYS: (keyof NewsletterNumbers)[] = ['recipients', 'handedOver', 'delivered', 'left']

interface LetterFiguresProps {
  id: string
  isMoving: boolean
}

/** What became of a letter, as far as mail servers say. */
export function LetterFigures({ id, isMoving }: LetterFiguresProps) {
  const numbers = useSaved<NewsletterNumbers | null>(`newsletters/${id}/numbers`, null, () => isMoving)
  if (!numbers) return null
  const shown = (Object.keys(FIGURES) as (keyof NewsletterNumbers)[]).filter((name) => ALWAYS.includes(name) || numbers[name] > 0)
  return (
    <section className={admin.section} aria-label="What became of it">
      <h3>What became of it</h3>
      <Figures rows={shown.map((name) => [FIGURES[name], numbers[name]])} />
      <p className={admin.muted}>
        “Arrived” is counted only where a mail server reports it; most do not. “Left out” are those who left the list before their turn, or waited when it was stopped for good. Nobody is counted for opening the letter or following its links: that needs a hidden
        picture and rewritten links in every email, which tell on readers, and mail programs open both by themselves.
      </p>
    </section>
  )
}
