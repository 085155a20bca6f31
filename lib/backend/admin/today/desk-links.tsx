import { AnnounceButton } from '../announce-button'
import { listUrl } from '../../content/list-url'
import { NUMBERS } from '../numbers/paths'
import type { ComingEvent } from './coming-events'
import { hasApplications, hasRegistrations } from './sign-ups'
import styles from './today.module.css'

/** What the desk does about an event most. */
export function DeskLinks({ event }: { event: ComingEvent }) {
  const { id, title, numbers } = event
  const ofEvent = { event: { equals: id } }
  if (!hasRegistrations(event) && !hasApplications(event)) return null
  return (
    <div className={styles.links}>
      {hasRegistrations(event) && (
        <>
          <a href={listUrl('registrations', ofEvent)} aria-label={`Registrations for ${title}`}>
            Registrations
          </a>
          <a href={`${NUMBERS}/${id}`} aria-label={`Check-in and numbers of ${title}`}>
            Check-in
          </a>
        </>
      )}
      {hasApplications(event) && (
        <a href={listUrl('accelerators', ofEvent)} aria-label={`Applications for ${title}`}>
          Applications
        </a>
      )}
      <AnnounceButton eventId={id} title={title} count={numbers.recipients} />
    </div>
  )
}
