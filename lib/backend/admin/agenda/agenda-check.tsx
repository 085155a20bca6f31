import type { UIFieldServerProps } from 'payload'
import { readAgenda } from '@/lib/backend/agenda/agenda'
import { agendaWarnings } from '@/lib/backend/agenda/agenda-warnings'
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
  const warnings = agendaWarnings({ startsAt, endsAt, timezone }, agenda, nameOf)
  if (warnings.length === 0) return null
  return (
    <section className={styles.warning} aria-label="To check in the agenda">
      <h3>To check in the agenda</h3>
      <ul>
        {warnings.slice(0, SHOWN).map(({ collection, id: document, text }) => (
          <li key={`${document} ${text}`}>
            <a href={`/admin/collections/${collection}/${document}`}>{text}</a>
          </li>
        ))}
      </ul>
      {warnings.length > SHOWN && <p>{`… and ${warnings.length - SHOWN} more.`}</p>}
    </section>
  )
}
