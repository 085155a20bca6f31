import styles from './field.module.css'

/** What is wrong with a field; nothing while all is well. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p id={`${id}-error`} className={styles.error}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
        <circle cx="8" cy="8" r="8" fill="currentColor" />
        <path d="M8 4v5M8 11.5v.5" stroke="var(--field-mark)" strokeWidth="1.75" strokeLinecap="round" />
      </svg>
      <span>{error}</span>
    </p>
  )
}
