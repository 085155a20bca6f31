import { LOCALE_TABLE, LOCALES } from '@/lib/i18n/locales'
import type { AnnouncementRecord } from '../../announcements/announcement'
import type { AnnouncementPreview as Preview } from '../../announcements/preview-endpoint'
import { STATUS_NAMES } from '../../email/recipients'
import { formatSiteTime } from '../times/site-time'
import styles from '../staff.module.css'

/** What an announcement would say now, what it leaves out, and when the last one was sent. */
export function AnnouncementPreview({ preview }: { preview: Preview | 'failed' | null }) {
  if (preview === 'failed') return <p role="status">What the email says could not be loaded.</p>
  if (!preview) return <p role="status">Loading what the email says …</p>
  const { facts, hasUnpublishedChanges, last } = preview
  return (
    <div>
      <input type="hidden" name="after" value={last?.id ?? ''} />
      {facts === null && <p role="alert" className={styles.problem}>The event is not published, so nothing can be sent.</p>}
      {facts !== null && hasUnpublishedChanges && (
        <p role="alert" className={styles.problem}>This event has changes that are not published. The email does not mention them: publish first, then send.</p>
      )}
      {facts && (
        <dl className={styles.facts}>
          {LOCALES.map((locale) => (
            <div key={locale} lang={locale}>
              <dt>{LOCALE_TABLE[locale].ownName}</dt>
              <dd>{facts[locale].subject}</dd>
              <dd>{facts[locale].when}</dd>
              <dd>{facts[locale].where}</dd>
              {facts[locale].doors && <dd>{facts[locale].doors}</dd>}
            </div>
          ))}
        </dl>
      )}
      {last && <p>{lastText(last)}</p>}
    </div>
  )
}

function lastText({ at, by, to, count, emailed, endedAt }: AnnouncementRecord): string {
  const left = count - emailed
  const numbers = endedAt && left > 0 ? `${emailed} of ${count} were written to, ${left} were not` : `${emailed} of ${count} written to`
  return `Last sent: ${formatSiteTime(at)}, ${by ? `by ${by}` : 'automatically'}${to ? `, only to who is ${STATUS_NAMES[to]}` : ''}: ${numbers}${endedAt ? '.' : ' so far.'}`
}
