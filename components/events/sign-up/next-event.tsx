import { getTranslations } from 'next-intl/server'
import { Picture } from '@/components/ui/pictures/picture'
import stretched from '@/components/ui/stretched.module.css'
import unseen from '@/components/ui/unseen.module.css'
import type { EventCard } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/navigation'
import { pathTo } from '@/lib/site/routes'
import { EventDates } from '../event-dates'
import styles from './next-event.module.css'

/** Where whoever came too late goes on. */
export async function NextEvent({ event, locale }: { event: EventCard; locale: Locale }) {
  const t = await getTranslations('SignUpClosed')
  const { coverImage, identifier, title, venue } = event
  return (
    <article className={styles.card}>
      {coverImage && <Picture image={coverImage} sizes="(width >= 40rem) 20rem, 92vw" className={styles.cover} decorative />}
      <div className={styles.words}>
        <h3>
          <Link href={pathTo('event', { eventIdentifier: identifier })} className={`${styles.link} ${stretched.stretched}`}>
            <span className={styles.label}>{t('next')}</span>
            <span className={unseen.unseen}>: </span>
            <span className={styles.title} lang={languageOf(event, 'title')}>
              {title}
            </span>
          </Link>
        </h3>
        <p>
          <EventDates event={event} locale={locale} />
          {venue && <span lang={languageOf(event, 'venue')}>{`, ${venue.city}`}</span>}
        </p>
      </div>
    </article>
  )
}
