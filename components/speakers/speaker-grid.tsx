import type { ReactNode } from 'react'
import type { SpeakerCard as Speaker } from '@/lib/contract/speakers'
import { pathTo } from '@/lib/site/routes'
import { SpeakerCard } from './speaker-card'
import styles from './speaker-grid.module.css'

/** How a face stands among the others. */
interface SpeakerPlace {
  className?: string
  /** Whether it takes more than one place on a wide screen. */
  isLarge: boolean
  /** Whether it has the row to itself on a narrow one. */
  isWide: boolean
  /** Of a tablet; in per cent. */
  tabletWidth: number
}

export interface SpeakersProps {
  speakers: Speaker[]
  /** The event whose context the speakers' pages keep. */
  eventIdentifier?: string
  /** How many portraits are seen first, and so are loaded before others. */
  seenFirst?: number
  /** Of each name. */
  heading?: 'h3' | 'h4'
}

interface SpeakerGridProps extends SpeakersProps {
  className: string | undefined
  placeOf: (index: number) => SpeakerPlace
  isQuoted: boolean
  /** In the place after the last face. */
  children?: ReactNode
}

export function SpeakerGrid({ speakers, eventIdentifier, seenFirst = 0, heading, className, placeOf, isQuoted, children }: SpeakerGridProps) {
  if (speakers.length === 0) return null
  return (
    <ul className={`${styles.grid} ${className}`}>
      {speakers.map((speaker, index) => {
        const { className: placeClass, ...place } = placeOf(index)
        return (
          <li key={speaker.identifier} className={placeClass}>
            <SpeakerCard
              speaker={speaker}
              href={speakerPath(speaker.identifier, eventIdentifier)}
              isQuoted={isQuoted}
              {...place}
              priority={index < seenFirst}
              heading={heading}
            />
          </li>
        )
      })}
      {children && <li>{children}</li>}
    </ul>
  )
}

function speakerPath(identifier: string, eventIdentifier?: string): string {
  return eventIdentifier ? pathTo('eventSpeaker', { eventIdentifier, identifier }) : pathTo('speaker', { identifier })
}
