import { CHECK_IN } from '@/lib/site/constants'
import { NUMBERS } from '../numbers/paths'
import type { ComingEvent } from './coming-events'
import styles from './today.module.css'

const EDITING = [
  { href: '/admin/collections/sessions/create', label: 'New session' },
  { href: '/admin/collections/speakers/create', label: 'New speaker' },
  { href: '/admin/collections/articles/create', label: 'New article' },
]
const DESK = [{ href: '/admin/collections/registrations', label: 'All registrations' }]

/** The most frequent actions that the role allows. */
export function FrequentActions({ edits, worksAtDesk, events }: { edits: boolean; worksAtDesk: boolean; events: readonly ComingEvent[] }) {
  const next = events.find(({ isPublished, status, takesRegistrations, numbers }) => isPublished && status === 'scheduled' && (takesRegistrations || numbers.registered > 0))
  const checkIn = { href: next ? `${CHECK_IN}/${next.identifier}` : NUMBERS, label: 'Check in guests' }
  const actions = [...(edits ? EDITING : []), ...(worksAtDesk ? [checkIn, ...DESK] : [])]
  if (actions.length === 0) return null
  return (
    <nav className={styles.actions} aria-label="Done most">
      {actions.map(({ href, label }) => (
        <a key={href} href={href} className={styles.action}>
          {label}
        </a>
      ))}
    </nav>
  )
}
