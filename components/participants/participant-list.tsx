import type { ParticipantCard } from '@/lib/contract/participants'
import { fillText } from '@/lib/site/text/fill-text'
import { pathTo } from '@/lib/site/routes'
import { ParticipantLine } from './participant-line'
import styles from './participant-list.module.css'

interface ParticipantListProps {
  participants: ParticipantCard[]
  /** How a cohort is named, with `{cohort}` in the place of its own name. */
  cohortText: string
  /** The event whose context the participants' pages keep. */
  eventIdentifier?: string
  /** Whether cohorts are left out, because all belong to the same one. */
  isOneCohort?: boolean
  /** Above a few of them, of whom none is shown larger than the others. */
  label?: string
}

const LARGE_EVERY = 5

export function ParticipantList({ participants, cohortText, eventIdentifier, isOneCohort = false, label }: ParticipantListProps) {
  if (participants.length === 0) return null
  const cohorts = participants.map(({ cohort }) => (isOneCohort ? '' : cohort))
  const begins = (index: number) => cohorts[index - 1] !== cohorts[index]
  const isGrouped = cohorts.some(Boolean) && cohorts.every((cohort, index) => !begins(index) || cohorts.indexOf(cohort) === index)
  const list = (
    <ul className={styles.list} aria-label={label}>
      {participants.map((participant, index) => (
        <li key={participant.identifier}>
          <ParticipantLine
            participant={participant}
            href={participantPath(participant.identifier, eventIdentifier)}
            cohort={cohorts[index] ? fillText(cohortText, { cohort: cohorts[index] }) : ''}
            numeral={isGrouped && !label ? (begins(index) ? cohorts[index] : '') : undefined}
            isLarge={!label && index % LARGE_EVERY === 0}
          />
        </li>
      ))}
    </ul>
  )
  return label ? (
    <>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      {list}
    </>
  ) : (
    list
  )
}

function participantPath(identifier: string, eventIdentifier?: string): string {
  return eventIdentifier
    ? pathTo('eventParticipant', { eventIdentifier, identifier })
    : pathTo('participant', { identifier })
}
