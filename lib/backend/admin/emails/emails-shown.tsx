import type { UIFieldServerProps } from 'payload'
import { isDesk } from '../../access/rules'
import { findEmailsAbout, type EmailSubject } from '../../email/records/email-records'
import { EMAIL_STATES, NOT_ARRIVED } from '../../email/records/email-states'
import { findSuppression } from '../../email/records/suppressions'
import type { Suppression } from '../../payload-types'
import styles from '../admin.module.css'
import { formatSiteTime } from '../times/site-time'
import { EmailActions } from './email-actions'

const SHOWN = 20

const SUPPRESSED: Record<Suppression['reason'], string> = {
  unknownAddress: 'No letters go to this address: its mail server says that it does not exist.',
  complaint: 'No letters go to this address: one of our emails was marked as spam there. Lift this only if the person asks for it.',
}

/** The emails about a registration, an application or a subscription with what became of each. */
export async function EmailsShown({ id, data, collectionSlug, req }: UIFieldServerProps) {
  if (!id || !isDesk(req)) return null
  const about: EmailSubject = `${collectionSlug === 'accelerators' ? 'applications' : (collectionSlug as 'registrations' | 'subscriptions')}:${id}`
  const emails = await findEmailsAbout(req.payload, about, SHOWN)
  const { email } = data as { email?: string }
  const suppression = collectionSlug === 'subscriptions' && email ? await findSuppression(req.payload, email, req) : null
  const [latest] = emails
  if (!latest && !suppression) return null
  const hasNotArrived = NOT_ARRIVED.some((state) => state === latest?.state)
  return (
    <section className={styles.numbers} aria-labelledby="emails-shown">
      <h3 id="emails-shown">Emails</h3>
      <div className={styles.wide}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Subject</th>
              <th scope="col">To</th>
              <th scope="col">Status</th>
              <th scope="col">Since</th>
            </tr>
          </thead>
          <tbody>
            {emails.map(({ id: key, subject, to, state, reason, at }) => (
              <tr key={key}>
                <th scope="row">{subject}</th>
                <td>{to}</td>
                <td>
                  {EMAIL_STATES[state]}
                  {reason && `: ${reason}`}
                </td>
                <td>{at ? formatSiteTime(at) : '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {suppression && <p>{SUPPRESSED[suppression]}</p>}
      <EmailActions canCorrect={hasNotArrived && collectionSlug !== 'subscriptions'} isSuppressed={suppression !== null} />
    </section>
  )
}
