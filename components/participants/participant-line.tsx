import { Grid } from '@/components/ui/layout/grid'
import { Heading } from '@/components/ui/layout/heading'
import { Stack } from '@/components/ui/layout/stack'
import { Portrait } from '@/components/ui/pictures/portrait'
import { StretchedLink } from '@/components/ui/stretched-link'
import unseen from '@/components/ui/unseen.module.css'
import type { ParticipantCard } from '@/lib/contract/participants'
import { languageOf } from '@/lib/i18n/content-language'
import styles from './participant-line.module.css'

interface ParticipantLineProps {
  participant: ParticipantCard
  href: string
  /** Which cohort they belong to, as a text; empty for none. */
  cohort: string
  /** The name of the cohort where it begins, empty for the rest of it; none where the list mixes cohorts. */
  numeral?: string
  /** Whether the face is shown large where there is room. */
  isLarge: boolean
}

export function ParticipantLine({ participant, href, cohort, numeral, isLarge }: ParticipantLineProps) {
  const { fullName, project, role, organization } = participant
  const leads = project ? 'project' : 'fullName'
  return (
    <Stack as="article" gap={6} row={2} className={`${styles.line} ${numeral === undefined ? styles.mixed : styles.grouped} ${isLarge ? styles.large : ''}`}>
      {numeral !== undefined && (
        <p className={styles.cohort}>
          {numeral && (
            <span className={styles.numeral} aria-hidden="true">
              {numeral}
            </span>
          )}
          {/* The eye has the numeral above the first. */}
          <span className={unseen.unseen}>{cohort}</span>
        </p>
      )}
      <Heading as="h3" size="s" className={styles.project} lang={languageOf(participant, leads)}>
        <StretchedLink href={href} hasAccent>
          {participant[leads]}
        </StretchedLink>
      </Heading>
      <Grid gap={4} className={styles.person}>
        <Portrait person={participant} sizes="(width >= 48rem) 10rem, 7rem" transition={participant.identifier} className={styles.portrait} />
        <p className={styles.words}>
          {project && (
            <strong className={styles.name} lang={languageOf(participant, 'fullName')}>
              {fullName}
            </strong>
          )}
          <span className={styles.role}>
            <span lang={languageOf(participant, 'role')}>{role}</span>
            <span lang={languageOf(participant, 'organization')}>{organization}</span>
            {numeral === undefined && cohort && <span>{cohort}</span>}
          </span>
        </p>
      </Grid>
    </Stack>
  )
}
