import { AllSpeakers } from './all-speakers'
import { SpeakerGrid, type SpeakersProps } from './speaker-grid'
import styles from './speaker-wall.module.css'

interface SpeakerWallProps extends SpeakersProps {
  /** The way to everybody, in the place after the last face. */
  all?: { href: string; label: string; count: number }
}

/** Begins with one large face. */
export function SpeakerWall({ all, eventIdentifier, ...others }: SpeakerWallProps) {
  return (
    <SpeakerGrid
      {...others}
      eventIdentifier={eventIdentifier}
      className={styles.wall}
      placeOf={(index) => ({ isLarge: index === 0, isWide: index === 0, tabletWidth: index === 0 ? 67 : 33 })}
      // The wall of Home quotes them already.
      isQuoted={!eventIdentifier}
    >
      {all && <AllSpeakers {...all} />}
    </SpeakerGrid>
  )
}
