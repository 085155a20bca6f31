import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { MovingCover } from '@/components/ui/pictures/moving-cover'
import { Picture } from '@/components/ui/pictures/picture'
import type { EventCard } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/navigation'
import { pathTo } from '@/lib/site/routes'
import { fullTitleLanguage, fullTitleOf } from '@/lib/site/events/full-title'
import { shortPlaceOf } from '@/lib/site/text/place'
import { EventBadge } from './event-badge'
import { EventDates } from './event-dates'
import styles from './event-teaser.module.css'

export async function EventTeaser({ event, locale }: { event: EventCard; locale: Locale }) {
  const t = await getTranslations('EventTeaser')
  const href = pathTo('event', { eventIdentifier: event.identifier })
  return (
    <article className={styles.teaser}>
      {event.coverImage && (
        <Link href={href} className={styles.cover} tabIndex={-1} aria-hidden="true">
          <MovingCover of="event" identifier={event.identifier}>
            <Picture image={event.coverImage} sizes="(width >= 60rem) 58vw, 100vw" className={styles.image} decorative />
          </MovingCover>
        </Link>
      )}
      <div className={styles.text}>
        <EventBadge event={event} locale={locale} />
        <h3 className={styles.title} lang={fullTitleLanguage(event)}>
          <Link href={href}>{fullTitleOf(event)}</Link>
        </h3>
        <p className={styles.facts}>
          <EventDates event={event} locale={locale} />
          {event.venue && <span lang={languageOf(event, 'venue')}>{shortPlaceOf(event)}</span>}
        </p>
        {event.summary && <p lang={languageOf(event, 'summary')}>{event.summary}</p>}
        <ButtonLink href={href} tone="outline">
          {t('toEvent')}
        </ButtonLink>
      </div>
    </article>
  )
}
