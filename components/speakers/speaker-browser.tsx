'use client'

import { Directory, type DirectoryProps } from '@/components/ui/directory/directory'
import type { SpeakerCard } from '@/lib/contract/speakers'
import { SpeakerGrid } from './speaker-grid'

/** How many portraits are in view when the directory opens on a wide screen. */
const SEEN_FIRST = 4

export function SpeakerBrowser({ eventIdentifier, ...directory }: DirectoryProps<SpeakerCard> & { eventIdentifier?: string }) {
  return (
    <Directory {...directory}>
      {(speakers) => <SpeakerGrid speakers={speakers} eventIdentifier={eventIdentifier} seenFirst={SEEN_FIRST} />}
    </Directory>
  )
}
