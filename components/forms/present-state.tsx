'use client'

import { useFormContext } from './form-context'
import styles from './present-state.module.css'

interface PresentStateProps {
  /** The page that shows it. */
  href: string
  text: string
  label: string
}

/** Links to the stored values, for visitors whose form was filled in from an older version. */
export function PresentState({ href, text, label }: PresentStateProps) {
  const { draft } = useFormContext()
  return (
    <p className={styles.outdated}>
      {/* Loads the whole page: otherwise the typed values would stay and be restored. */}
      <a href={href} onClick={draft.clear}>
        {label}
      </a>{' '}
      {text}
    </p>
  )
}
