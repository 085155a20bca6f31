import { Portrait } from '@/components/ui/pictures/portrait'
import type { Image } from '@/lib/contract/fields/images'
import type { Session } from '@/lib/contract/sessions'
import { languageOf } from '@/lib/i18n/content-language'
import { Link } from '@/lib/i18n/navigation'
import { pathTo } from '@/lib/site/routes'
import styles from './session-speakers.module.css'

interface SessionSpeakersProps {
  session: Session
  eventIdentifier: string
  label: string
}

export function SessionSpeakers({ session, eventIdentifier, label }: SessionSpeakersProps) {
  if (session.speakers.length === 0) return null
  return (
    <ul className={styles.speakers} aria-label={label}>
      {session.speakers.map(({ _id, identifier, fullName, photo }) => (
        <li key={_id}>
          <Link href={pathTo('eventSpeaker', { eventIdentifier, identifier })} className={styles.speaker}>
            <Portrait person={{ fullName, photo: photo && smallest(photo) }} sizes="4.5rem" className={styles.portrait} />
            <span lang={isGeorgian(fullName) ? undefined : languageOf(session, 'speakers')}>{fullName}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The narrowest version of a picture alone: a long agenda would otherwise name hundreds that nobody loads. */
function smallest({ renditions, ...image }: Image): Image {
  const { url, width } = renditions[0] ?? image
  return { url, width, height: Math.round((image.height * width) / image.width), alt: image.alt, renditions: [] }
}

/** A session says that some name fell back to English, not which one. */
function isGeorgian(name: string): boolean {
  return /\p{Script=Georgian}/u.test(name)
}
