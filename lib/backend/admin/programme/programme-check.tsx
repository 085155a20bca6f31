import type { UIFieldServerProps } from 'payload'
import { readProgramme } from '@/lib/backend/programme/programme'
import { programmeWarnings } from '@/lib/backend/programme/programme-warnings'
import { speakerNames } from '@/lib/backend/programme/speaker-names'
import type { Event } from '@/lib/backend/payload-types'
import { SITE_TIME_ZONE } from '@/lib/i18n/time-zone'
import styles from '../admin.module.css'

const SHOWN = 20

/** What looks wrong in the programme of the event as it was saved last. */
export async function ProgrammeCheck({ id, data, payload }: UIFieldServerProps) {
  if (!id) return null
  const { startsAt, endsAt, timezone = SITE_TIME_ZONE }: Partial<Event> = data
  const programme = await readProgramme(payload, String(id))
  const nameOf = await speakerNames(payload, [...new Set(programme.sessions.flatMap(({ speakers }) => speakers))])
  const warnings = programmeWarnings({ startsAt, endsAt, timezone }, programme, nameOf)
  if (warnings.length === 0) return null
  return (
    <section className={styles.warning} aria-label="To check in the programme">
      <h3>To check in the programme</h3>
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
