import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { Heading } from '@/components/ui/layout/heading'
import { Media } from '@/components/ui/layout/media'
import { Stack } from '@/components/ui/layout/stack'
import { MovingCover } from '@/components/ui/pictures/moving-cover'
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
    <Stack as="article" gap={5} className={styles.teaser}>
      {event.coverImage && (
        <Link href={href} className={styles.cover} tabIndex={-1} aria-hidden="true">
          <MovingCover of="event" identifier={event.identifier}>
            <Media shape="16/10" corners="none" image={event.coverImage} sizes="(width >= 60rem) 58vw, 100vw" className={styles.image} decorative />
          </MovingCover>
        </Link>
      )}
      <Stack gap={4} isStart className={styles.text}>
        <EventBadge event={event} locale={locale} />
        <Heading as="h3" size="m" data-quiet="" lang={fullTitleLanguage(event)}>
          <Link href={href}>{fullTitleOf(event)}</Link>
        </Heading>
        <p className={styles.facts}>
          <EventDates event={event} locale={locale} />
          {event.venue && <span lang={languageOf(event, 'venue')}>{shortPlaceOf(event)}</span>}
        </p>
        {event.summary && <p lang={languageOf(event, 'summary')}>{event.summary}</p>}
        <ButtonLink href={href} tone="outline">
          {t('toEvent')}
        </ButtonLink>
      </Stack>
    </Stack>
  )
}
