'use client'

import { useFormContext } from './form-context'
import styles from './present-state.module.css'

interface PresentStateProps {
  /** The page that shows it. */
  href: string
  text: string
  label: string
}

/** Leads whoever filled in a form from what has been changed since to what is stored now. */
export function PresentState({ href, text, label }: PresentStateProps) {
  const { draft } = useFormContext()
  return (
    <p className={styles.outdated}>
      {/* Loaded whole: what is typed would stay otherwise, and be put back. */}
      <a href={href} onClick={draft.clear}>
        {label}
      </a>{' '}
      {text}
    </p>
  )
}
