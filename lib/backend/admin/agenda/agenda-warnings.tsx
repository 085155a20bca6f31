'use client'

import type { PublicationWarning } from '@/lib/backend/agenda/publication-warnings'
import styles from '../staff.module.css'
import { useSaved } from '../saving/use-saved'

const SHOWN = 20

export function AgendaWarnings({ id, initial }: { id: string; initial: { warnings: PublicationWarning[] } }) {
  const { warnings } = useSaved(`events/${id}/agenda-warnings`, initial)
  if (warnings.length === 0) return null
  return (
    <section className={styles.warning} aria-label="To check in the agenda">
      <h3>To check in the agenda</h3>
      <ul>
        {warnings.slice(0, SHOWN).map(({ href, text }) => (
          <li key={`${href} ${text}`}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
      {warnings.length > SHOWN && <p>{`… and ${warnings.length - SHOWN} more.`}</p>}
    </section>
  )
}
