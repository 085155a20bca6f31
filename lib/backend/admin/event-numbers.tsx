import type { UIFieldServerProps } from 'payload'
import { isDesk } from '../access/rules'
import type { Event } from '../payload-types'
import { guestsByCountry } from '../retention'
import { countRegistrations } from '../registrations/numbers'
import { countUnnotified } from '../registrations/unnotified-guests'
import { isOfferingSeats } from '../registrations/waiting-list'
import styles from './admin.module.css'
import { AnnounceButton } from './announce-button'
import { NUMBERS } from './numbers/paths'

const SHOWN_DAYS = 14
/** In rem. */
const LONGEST_BAR = 12

export async function EventNumbers({ id, data, payload, user }: UIFieldServerProps) {
  if (!id) return null
  const { title, timezone, capacity }: Partial<Event> = data
  const numbers = await countRegistrations(payload, String(id), timezone ?? 'UTC')
  const [guests, isOffering, { unnotified, neverEmailed }] = await Promise.all([guestsByCountry(payload, String(id)), isOfferingSeats(payload, String(id)), countUnnotified(payload, String(id))])
  const { registered, waiting, offered, withdrawn } = numbers
  const days = numbers.byDay.slice(-SHOWN_DAYS)
  const most = Math.max(...days.map(({ count }) => count))
  const seats = typeof capacity === 'number' ? ` of ${capacity}` : ''
  return (
    <section className={styles.numbers} aria-label="Registrations so far">
      <h3>Registrations so far</h3>
      <dl className={styles.figures}>
        <Figure label="Registered" value={`${registered}${seats}`} />
        <Figure label="On the waiting list" value={String(waiting)} />
        <Figure label="Offered a seat" value={String(offered)} />
        <Figure label="Cancelled" value={String(withdrawn)} />
      </dl>
      {unnotified > 0 && (
        <div className={styles.warning} role="status">
          <h3>{`${unnotified} ${unnotified === 1 ? 'guest does' : 'guests do'} not know of a change`}</h3>
          <p>The last email told them another date, place, opening hour or status than what is published now. “Email everyone” tells them, and corrects the entry in their calendar.</p>
        </div>
      )}
      {neverEmailed > 0 && (
        <div className={styles.warning} role="status">
          <h3>{`${neverEmailed} ${neverEmailed === 1 ? 'guest was' : 'guests were'} registered without an email before the last change`}</h3>
          <p>They are not told of it by themselves. “Email everyone” tells them.</p>
        </div>
      )}
      {isOffering && <p role="status">Free seats are being offered to those who wait. This may take some minutes; reload to see how far it is.</p>}
      {guests && (
        <p>
          {`The registrations were deleted as the privacy page promises. Guests by country: ${Object.entries(guests)
            .sort(([, one], [, other]) => other - one)
            .map(([country, count]) => `${country || 'not given'} ${count}`)
            .join(', ')}.`}
        </p>
      )}
      {days.length > 0 && (
        <table className={styles.days}>
          <caption>{`New registrations by day${numbers.byDay.length > SHOWN_DAYS ? ` (last ${SHOWN_DAYS} days with any)` : ''}`}</caption>
          <tbody>
            {days.map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td className={styles.number}>
                  <span className={styles.bar} style={{ width: `${(count / most) * LONGEST_BAR}rem` }} />
                  {count}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {isDesk({ user: user ?? null }) && (
        <div className={styles.links}>
          <a href={`/admin/collections/registrations?where[or][0][and][0][event][equals]=${String(id)}`}>Show these registrations</a>
          <a href={`${NUMBERS}/${String(id)}`}>Check-in and numbers</a>
          <a href={`/cms/api/events/${String(id)}/badges?format=a4`} target="_blank">Badges, four on A4</a>
          <a href={`/cms/api/events/${String(id)}/badges?format=a6`} target="_blank">Badges on A6</a>
          <AnnounceButton eventId={String(id)} title={title ?? ''} count={registered + waiting + offered} />
        </div>
      )}
    </section>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
