import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { Stack } from '@/components/ui/layout/stack'
import { Picture } from '@/components/ui/pictures/picture'
import stretched from '@/components/ui/stretched.module.css'
import unseen from '@/components/ui/unseen.module.css'
import type { EventCard } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import { pathTo } from '@/lib/site/routes'
import { EventDates } from '../event-dates'
import styles from './next-event.module.css'

interface NextEventProps {
  event: EventCard
  /** Whether it is the first thing to do. */
  isFirst: boolean
  locale: Locale
}

/** Leads visitors who came too late to the next event. */
export async function NextEvent({ event, isFirst, locale }: NextEventProps) {
  const t = await getTranslations('SignUpClosed')
  const { coverImage, identifier, title, venue } = event
  return (
    <Stack as="article" className={styles.card}>
      {coverImage && <Picture image={coverImage} sizes="(width >= 40rem) 20rem, 92vw" className={styles.cover} decorative />}
      <Stack gap={3} className={styles.words}>
        <h2>
          <span className={styles.label} data-label="">{t('next')}</span>
          <span className={unseen.unseen}>: </span>
          <span className={styles.title} lang={languageOf(event, 'title')}>
            {title}
          </span>
        </h2>
        <p>
          <EventDates event={event} locale={locale} />
          {venue && <span lang={languageOf(event, 'venue')}>{`, ${venue.city}`}</span>}
        </p>
        <ButtonLink href={pathTo('event', { eventIdentifier: identifier })} tone={isFirst ? 'motif' : 'outline'} className={`${styles.link} ${stretched.stretched}`}>
          {t('toNext')}
        </ButtonLink>
      </Stack>
    </Stack>
  )
}
