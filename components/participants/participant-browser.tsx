'use client'

import { Directory, type DirectoryProps } from '@/components/ui/directory/directory'
import type { ParticipantCard } from '@/lib/contract/participants'
import { ParticipantList } from './participant-list'
import { suggested } from './suggested'

type ParticipantBrowserProps = DirectoryProps<ParticipantCard> & {
  cohortText: string
  eventIdentifier?: string
  isOneCohort?: boolean
  /** Suggested when nobody is found and the page came without anybody. */
  others: ParticipantCard[]
  othersLabel: string
}

export function ParticipantBrowser({ cohortText, eventIdentifier, isOneCohort, others, othersLabel, ...directory }: ParticipantBrowserProps) {
  const texts = { cohortText, eventIdentifier, isOneCohort }
  return (
    <Directory
      {...directory}
      suggest={(known) => <ParticipantList participants={suggested(known.length > 0 ? known : others)} label={othersLabel} {...texts} />}
    >
      {(participants) => <ParticipantList participants={participants} {...texts} />}
    </Directory>
  )
}
