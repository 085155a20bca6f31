import { Portrait } from '@/components/ui/pictures/portrait'
import stretched from '@/components/ui/stretched.module.css'
import unseen from '@/components/ui/unseen.module.css'
import type { ParticipantCard } from '@/lib/contract/participants'
import { languageOf } from '@/lib/i18n/content-language'
import { Link } from '@/lib/i18n/navigation'
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
    <article className={`${styles.line} ${numeral === undefined ? styles.mixed : styles.grouped} ${isLarge ? styles.large : ''}`}>
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
      <h3 className={styles.project} lang={languageOf(participant, leads)}>
        <Link href={href} className={`${styles.link} ${stretched.stretched}`}>
          {participant[leads]}
        </Link>
      </h3>
      <div className={styles.person}>
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
      </div>
    </article>
  )
}
