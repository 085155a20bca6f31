'use client'

import { Directory, type DirectoryProps } from '@/components/ui/directory/directory'
import type { SpeakerCard } from '@/lib/contract/speakers'
import { SpeakerDays, type SpeakerDay } from './speaker-days'
import { SpeakerList } from './speaker-list'

/** How many portraits are in view when the directory opens on a wide screen. */
const SEEN_FIRST = 4

interface SpeakerBrowserProps extends DirectoryProps<SpeakerCard> {
  eventIdentifier?: string
  days: SpeakerDay[]
}

export function SpeakerBrowser({ eventIdentifier, days, ...directory }: SpeakerBrowserProps) {
  return (
    <Directory {...directory}>
      {(speakers, isWhole) =>
        isWhole && days.length > 1 ? (
          <SpeakerDays days={days} speakers={speakers} eventIdentifier={eventIdentifier} seenFirst={SEEN_FIRST} />
        ) : (
          <SpeakerList speakers={speakers} eventIdentifier={eventIdentifier} seenFirst={SEEN_FIRST} />
        )
      }
    </Directory>
  )
}
