'use client'

import { useFormFields } from '@payloadcms/ui'
import styles from '../staff.module.css'
import { AnnounceButton } from '../announce-button'
import { Figures } from '../figures'
import { useSaved } from '../saving/use-saved'
import type { PlotRow } from './draw-plot'
import { dayName } from './every-day'
import { listUrl } from '../../content/list-url'
import { NUMBERS } from '../paths'
import { peopleOf } from '../../access/consequences/people-of'
import type { EventNumbers, RegistrationNumbers } from '../../registrations/numbers'
import { seatsSentence } from './seats-sentence'

const SHOWN_DAYS = 14
/** In rem. */
const LONGEST_BAR = 12

interface RegistrationFiguresProps {
  id: string
  title: string
  initial: EventNumbers
  /** Of the registrations that are deleted. */
  byCountry: readonly PlotRow[] | null
  worksAtDesk: boolean
}

const isUnsettled = ({ isOffering, isAnnouncing }: EventNumbers) => isOffering || isAnnouncing

/** The figures of the event in the form, as they are since it was saved last. */
export function RegistrationFigures({ id, title, initial, byCountry, worksAtDesk }: RegistrationFiguresProps) {
  const { numbers, capacity, unnotified, neverEmailed, applicants, isOffering } = useSaved(`events/${id}/numbers`, initial, isUnsettled)
  const { registered, waiting, offered, taken, withdrawn, recipients } = numbers
  const seats = [
    ['Registered', registered],
    ...(capacity === null ? [] : [['Seats taken', `${taken} of ${capacity}`] as const]),
    ['On the waiting list', waiting],
    ['Offered a seat', offered],
    ['Cancelled', withdrawn],
  ] as const
  return (
    <section className={styles.section} aria-label="Registrations so far">
      <h3>Registrations so far</h3>
      <Figures rows={seats} />
      <UnnotifiedWarnings unnotified={unnotified} neverEmailed={neverEmailed} applicants={applicants} />
      <Seats numbers={numbers} />
      {isOffering && <p role="status">Free seats are being offered to those who wait. This may take some minutes.</p>}
      {byCountry && (
        <p>
          {`Registrations were deleted as the privacy page promises. Guests among them by country: ${byCountry.map(({ label, count }) => `${label} ${count}`).join(', ')}.`}
        </p>
      )}
      <Days byDay={numbers.byDay} />
      {worksAtDesk && (
        <div className={styles.links}>
          <a href={listUrl('registrations', { event: { equals: id } })}>Show these registrations</a>
          <a href={`${NUMBERS}/${id}`}>Check-in and numbers</a>
          <a href={`/cms/api/events/${id}/badges?format=a4`} target="_blank">Badges, four on A4</a>
          <a href={`/cms/api/events/${id}/badges?format=a6`} target="_blank">Badges on A6</a>
          <AnnounceButton eventId={id} title={title} count={recipients} />
        </div>
      )}
    </section>
  )
}

/** What becomes of those who have a seat when the form has fewer than are taken. */
function Seats({ numbers }: { numbers: RegistrationNumbers }) {
  const capacity = useFormFields(([fields]) => fields.capacity?.value)
  return <p role="status">{typeof capacity === 'number' ? seatsSentence(capacity, numbers) : ''}</p>
}

function Days({ byDay }: Pick<RegistrationNumbers, 'byDay'>) {
  const days = byDay.slice(-SHOWN_DAYS)
  if (days.length === 0) return null
  const most = Math.max(...days.map(({ count }) => count))
  return (
    <table className={styles.table}>
      <caption>{`New registrations by day${byDay.length > SHOWN_DAYS ? ` (last ${SHOWN_DAYS} days with any)` : ''}`}</caption>
      <tbody>
        {days.map(({ day, count }) => (
          <tr key={day}>
            <th scope="row">{dayName(day)}</th>
            <td className={styles.number}>
              <span className={styles.bar} style={{ width: `${(count / most) * LONGEST_BAR}rem` }} />
              {count}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Warns that guests or applicants do not know of a change, and says how to tell them. */
function UnnotifiedWarnings({ unnotified, neverEmailed, applicants }: Pick<EventNumbers, 'unnotified' | 'neverEmailed' | 'applicants'>) {
  return (
    <>
      {unnotified > 0 && (
        <div className={styles.warning} role="status">
          <h3>{`${peopleOf(unnotified, applicants)} ${unnotified === 1 ? 'does' : 'do'} not know of a change`}</h3>
          <p>The last email told them another date, place, opening hour or status than what is published now. “Email everyone”, which the desk and administrators have, tells them, and corrects the entry in the calendars of guests.</p>
        </div>
      )}
      {neverEmailed > 0 && (
        <div className={styles.warning} role="status">
          <h3>{`${neverEmailed} ${neverEmailed === 1 ? 'guest was' : 'guests were'} registered without an email before the last change`}</h3>
          <p>They are not told of it by themselves. “Email everyone”, which the desk and administrators have, tells them.</p>
        </div>
      )}
    </>
  )
}
