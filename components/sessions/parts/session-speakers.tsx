import { Cluster } from '@/components/ui/layout/cluster'
import type { Session } from '@/lib/contract/sessions'
import { languageOf } from '@/lib/i18n/content-language'
import { Link } from '@/lib/i18n/navigation'
import { pathTo } from '@/lib/site/routes'
import { Portrait } from '@/components/ui/pictures/portrait'
import styles from './session-speakers.module.css'

interface SessionSpeakersProps {
  session: Session
  eventIdentifier: string
  label: string
  /** The speakers who are named already. */
  except?: string
}

export function SessionSpeakers({ session, eventIdentifier, label, except }: SessionSpeakersProps) {
  const speakers = session.speakers.filter(({ identifier }) => identifier !== except)
  if (speakers.length === 0) return null
  return (
    <Cluster as="ul" gap={5} row={1} className={styles.speakers} aria-label={label}>
      {speakers.map(({ identifier, fullName, photo }) => (
        <li key={identifier}>
          <Link href={pathTo('eventSpeaker', { eventIdentifier, identifier })} className={styles.speaker}>
            <Portrait person={{ fullName, photo }} sizes="4.5rem" className={styles.portrait} />
            <span lang={isGeorgian(fullName) ? undefined : languageOf(session, 'speakers')}>{fullName}</span>
          </Link>
        </li>
      ))}
    </Cluster>
  )
}

/** A session says that some name fell back to English, not which one. */
function isGeorgian(name: string): boolean {
  return /\p{Script=Georgian}/u.test(name)
}
