import styles from './thread.module.css'

/** A piece of the line that runs down a page, left of what its section says; it leaves where the next one enters. */
export function Thread() {
  return (
    <svg className={styles.thread} data-no-print="" data-thread="" viewBox="0 0 40 100" preserveAspectRatio="none" aria-hidden="true">
      <path d="M20 0C20 14 8 18 8 32S34 48 34 62 20 84 20 100" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
