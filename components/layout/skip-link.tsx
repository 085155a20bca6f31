import styles from './skip-link.module.css'

/** The first thing that the keyboard reaches: past the navigation, to the content (WCAG 2.2, 2.4.1). */
export function SkipLink({ label }: { label: string }) {
  return (
    <a href="#content" className={styles.link} data-no-print="">
      {label}
    </a>
  )
}
