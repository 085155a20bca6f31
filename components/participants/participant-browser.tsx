'use client'

import { Directory, type DirectoryProps } from '@/components/ui/directory/directory'
import type { ParticipantCard } from '@/lib/contract/participants'
import { ParticipantList } from './participant-list'

type ParticipantBrowserProps = DirectoryProps<ParticipantCard> & {
  cohortText: string
  eventIdentifier?: string
}

export function ParticipantBrowser({ cohortText, eventIdentifier, ...directory }: ParticipantBrowserProps) {
  return (
    <Directory {...directory}>
      {(participants) => (
        <ParticipantList participants={participants} cohortText={cohortText} eventIdentifier={eventIdentifier} />
      )}
    </Directory>
  )
}
