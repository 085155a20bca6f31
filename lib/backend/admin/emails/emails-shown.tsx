import type { UIFieldServerProps } from 'payload'
import { isDesk } from '../../access/rules'
import { findEmailsAbout, type EmailSubject } from '../../email/records/email-records'
import { EMAIL_STATES, NOT_ARRIVED } from '../../email/records/email-states'
import { findSuppression } from '../../email/records/suppressions'
import type { Suppression } from '../../payload-types'
import styles from '../staff.module.css'
import { StaffTable } from '../staff-table'
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
    <section className={styles.section} aria-labelledby="emails-shown">
      <h3 id="emails-shown">Emails</h3>
      <StaffTable
        headings={['Subject', 'To', 'Status', 'Since']}
        rows={emails.map(({ id: key, subject, to, state, reason, at }) => ({ key, cells: [subject, to, reason ? `${EMAIL_STATES[state]}: ${reason}` : EMAIL_STATES[state], at ? formatSiteTime(at) : '–'] }))}
      />
      {suppression && <p>{SUPPRESSED[suppression]}</p>}
      <EmailActions canCorrect={hasNotArrived && collectionSlug !== 'subscriptions'} isSuppressed={suppression !== null} />
    </section>
  )
}
