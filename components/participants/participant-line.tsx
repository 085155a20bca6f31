import { Portrait } from '@/components/ui/pictures/portrait'
import type { ParticipantCard } from '@/lib/contract/participants'
import { languageOf } from '@/lib/i18n/content-language'
import { Link } from '@/lib/i18n/navigation'
import styles from './participant-line.module.css'

interface ParticipantLineProps {
  participant: ParticipantCard
  href: string
  /** Which cohort they belong to, as a text; empty for none. */
  cohort: string
}

export function ParticipantLine({ participant, href, cohort }: ParticipantLineProps) {
  const { fullName, project, role, organization } = participant
  const leads = project ? 'project' : 'fullName'
  return (
    <article className={styles.line}>
      <p className={styles.cohort}>{cohort}</p>
      <h3 className={styles.project} lang={languageOf(participant, leads)}>
        <Link href={href} className={styles.link}>
          {participant[leads]}
        </Link>
      </h3>
      <div className={styles.person}>
        <Portrait person={participant} sizes="4rem" className={styles.portrait} />
        <p className={styles.words}>
          {project && (
            <strong className={styles.name} lang={languageOf(participant, 'fullName')}>
              {fullName}
            </strong>
          )}
          <span className={styles.role}>
            <span lang={languageOf(participant, 'role')}>{role}</span>
            {role && organization && ', '}
            <span lang={languageOf(participant, 'organization')}>{organization}</span>
          </span>
        </p>
      </div>
    </article>
  )
}
