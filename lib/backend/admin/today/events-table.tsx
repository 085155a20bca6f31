import { AnnounceButton } from '../announce-button'
import styles from '../admin.module.css'
import type { ComingEvent } from './coming-events'

export function EventsTable({ events, worksAtDesk }: { events: ComingEvent[]; worksAtDesk: boolean }) {
  return (
    <div className={styles.wide}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Event</th>
            <th scope="col">Registered</th>
            <th scope="col">Waiting</th>
            <th scope="col">Cancelled</th>
            {worksAtDesk && <th scope="col">If plans change</th>}
          </tr>
        </thead>
        <tbody>
          {events.map(({ id, title, capacity, numbers: { registered, waiting, offered, withdrawn } }) => (
            <tr key={id}>
              <th scope="row">
                <a href={`/admin/collections/events/${id}`}>{title}</a>
              </th>
              <td className={styles.number}>{capacity === null ? registered : `${registered} of ${capacity}`}</td>
              <td className={styles.number}>{waiting}</td>
              <td className={styles.number}>{withdrawn}</td>
              {worksAtDesk && (
                <td>
                  <AnnounceButton eventId={id} title={title} count={registered + waiting + offered} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
