import { AnnounceButton } from '../announce-button'
import { NUMBERS } from '../numbers/paths'
import type { ComingEvent } from './coming-events'
import { hasApplications, hasRegistrations } from './sign-ups'
import styles from './today.module.css'

/** What the desk does about an event most. */
export function DeskLinks({ event }: { event: ComingEvent }) {
  const { id, title, numbers } = event
  if (!hasRegistrations(event) && !hasApplications(event)) return null
  return (
    <div className={styles.links}>
      {hasRegistrations(event) && (
        <>
          <a href={listUrl('registrations', id)} aria-label={`Registrations for ${title}`}>
            Registrations
          </a>
          <a href={`${NUMBERS}/${id}`} aria-label={`Check-in and numbers of ${title}`}>
            Check-in
          </a>
        </>
      )}
      {hasApplications(event) && (
        <a href={listUrl('accelerators', id)} aria-label={`Applications for ${title}`}>
          Applications
        </a>
      )}
      <AnnounceButton eventId={id} title={title} count={numbers.recipients} />
    </div>
  )
}

function listUrl(collection: 'registrations' | 'accelerators', event: string): string {
  return `/admin/collections/${collection}?where[or][0][and][0][event][equals]=${event}`
}
