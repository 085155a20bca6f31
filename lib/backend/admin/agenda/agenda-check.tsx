import type { UIFieldServerProps } from 'payload'
import { readAgenda } from '@/lib/backend/agenda/agenda'
import { agendaWarnings } from '@/lib/backend/agenda/agenda-warnings'
import { readPublicationWarnings } from '@/lib/backend/agenda/read-publication-warnings'
import { speakerNames } from '@/lib/backend/agenda/speaker-names'
import type { Event } from '@/lib/backend/payload-types'
import { SITE_TIME_ZONE } from '@/lib/i18n/time-zone'
import styles from '../admin.module.css'

const SHOWN = 20

/** What looks wrong in the agenda of the event as it was saved last. */
export async function AgendaCheck({ id, data, payload }: UIFieldServerProps) {
  if (!id) return null
  const { startsAt, endsAt, timezone = SITE_TIME_ZONE }: Partial<Event> = data
  const agenda = await readAgenda(payload, String(id))
  const nameOf = await speakerNames(payload, [...new Set(agenda.sessions.flatMap(({ speakers }) => speakers))])
  const warnings = [
    ...(await readPublicationWarnings(payload, String(id))),
    ...agendaWarnings({ startsAt, endsAt, timezone }, agenda, nameOf).map(({ collection, id: document, text }) => ({ href: `/admin/collections/${collection}/${document}`, text })),
  ]
  if (warnings.length === 0) return null
  return (
    <section className={styles.warning} aria-label="To check in the agenda">
      <h3>To check in the agenda</h3>
      <ul>
        {warnings.slice(0, SHOWN).map(({ href, text }) => (
          <li key={`${href} ${text}`}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
      {warnings.length > SHOWN && <p>{`… and ${warnings.length - SHOWN} more.`}</p>}
    </section>
  )
}
