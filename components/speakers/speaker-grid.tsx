import type { ReactNode } from 'react'
import type { SpeakerCard as Speaker } from '@/lib/contract/speakers'
import { wallSizes } from '@/lib/site/people/wall-sizes'
import { pathTo } from '@/lib/site/routes'
import { SpeakerCard } from './speaker-card'
import styles from './speaker-grid.module.css'

interface SpeakerGridProps {
  speakers: Speaker[]
  /** The event whose context the speakers' pages keep. */
  eventIdentifier?: string
  /** How many portraits are seen first, and so are loaded before others. */
  seenFirst?: number
  /** A wall begins with one large face; in a list some faces are large, and no row has a hole. */
  form?: 'list' | 'wall'
  /** Of each name. */
  heading?: 'h3' | 'h4'
  /** In the place after the last face. */
  children?: ReactNode
}

export function SpeakerGrid({ speakers, eventIdentifier, seenFirst = 0, form = 'list', heading, children }: SpeakerGridProps) {
  if (speakers.length === 0) return null
  const sizes = form === 'list' ? wallSizes(speakers.map(({ quote }) => Boolean(quote))) : []
  return (
    <ul className={`${styles.grid} ${styles[form]}`}>
      {speakers.map((speaker, index) => (
        <li key={speaker.identifier} className={sizes[index] && styles[sizes[index]]}>
          <SpeakerCard
            speaker={speaker}
            href={speakerPath(speaker.identifier, eventIdentifier)}
            // The wall of Home quotes them already.
            isQuoted={form === 'list' || !eventIdentifier}
            isLarge={form === 'list' ? sizes[index] !== 'single' : index === 0}
            isWide={form === 'list' ? isWide(index, speakers.length) : index === 0}
            priority={index < seenFirst}
            heading={heading}
          />
        </li>
      ))}
      {children && <li>{children}</li>}
    </ul>
  )
}

/** On a phone, where every third face has the row to itself, and a last one that would be alone in it. */
function isWide(index: number, count: number): boolean {
  return index % 3 === 0 || (index % 3 === 1 && index === count - 1)
}

function speakerPath(identifier: string, eventIdentifier?: string): string {
  return eventIdentifier ? pathTo('eventSpeaker', { eventIdentifier, identifier }) : pathTo('speaker', { identifier })
}
