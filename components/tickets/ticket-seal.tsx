import styles from './ticket-card.module.css'

export function TicketSeal() {
  return (
    <svg className={styles.seal} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path fill="currentColor" d="M24 2l5 4 6-1 3 6 6 3-1 6 4 5-4 5 1 6-6 3-3 6-6-1-5 4-5-4-6 1-3-6-6-3 1-6-4-5 4-5-1-6 6-3 3-6 6 1z" />
      <path fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" d="m16 25 6 6 11-13" />
    </svg>
  )
}
