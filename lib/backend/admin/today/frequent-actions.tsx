import styles from './today.module.css'

const EDITING = [
  { href: '/admin/collections/sessions/create', label: 'New session' },
  { href: '/admin/collections/speakers/create', label: 'New speaker' },
  { href: '/admin/collections/articles/create', label: 'New article' },
]
const DESK = [{ href: '/admin/collections/registrations', label: 'All registrations' }]

/** What is done most, as far as the role may do it. */
export function FrequentActions({ edits, worksAtDesk }: { edits: boolean; worksAtDesk: boolean }) {
  const actions = [...(edits ? EDITING : []), ...(worksAtDesk ? DESK : [])]
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
