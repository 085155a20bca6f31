import { ViewTransition } from 'react'
import type { Image } from '@/lib/contract/fields/images'
import { Picture } from './picture'
import styles from './portrait.module.css'

interface PortraitProps {
  person: { fullName: string; photo: Image | null }
  /** The `sizes` attribute. */
  sizes: string
  priority?: boolean
  /** Shared with the portrait of the same person on the next page, and with no other on this one. */
  transition?: string
  className?: string
}

/** The photo of a person, or their initials; hidden from screen readers, since the name stands beside it. */
export function Portrait({ person, sizes, priority, transition, className = '' }: PortraitProps) {
  const portrait = (
    <figure className={`${styles.portrait} ${className}`}>
      {person.photo ? (
        <Picture image={person.photo} sizes={sizes} className={styles.image} priority={priority} decorative />
      ) : (
        <span className={styles.initials} aria-hidden="true">
          {initialsOf(person.fullName)}
        </span>
      )}
    </figure>
  )
  if (!transition) return portrait
  return (
    <ViewTransition name={`portrait-${transition}`} default="none" share="auto">
      {portrait}
    </ViewTransition>
  )
}

function initialsOf(fullName: string): string {
  const letters = fullName.split(/\s+/).flatMap((word) => /\p{L}/u.exec(word) ?? [])
  return [...letters.slice(0, 1), ...letters.slice(1).slice(-1)].join('')
}
