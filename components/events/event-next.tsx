import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { fittingStyle } from '@/components/ui/fitting-style'
import { Cluster } from '@/components/ui/layout/cluster'
import { Stack } from '@/components/ui/layout/stack'
import { Picture } from '@/components/ui/pictures/picture'
import type { EventCard } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import { pathTo } from '@/lib/site/routes'
import closing from './event-closing.module.css'
import { EventDates } from './event-dates'
import styles from './event-next.module.css'

/** Ends the page of an event that is over with the one to come. */
export async function EventNext({ event, locale }: { event: EventCard; locale: Locale }) {
  const [t, e] = await Promise.all([getTranslations('SignUpClosed'), getTranslations('EventTeaser')])
  return (
    <section className={`${closing.panel} ${styles.next}`} data-ground="" aria-labelledby="next-event">
      {event.coverImage && <Picture image={event.coverImage} sizes="100vw" className={closing.image} decorative />}
      <Stack gap={5} width="page" className={closing.inner}>
        <p className={styles.eyebrow} data-label="">
          {t('next')}
        </p>
        <h2 id="next-event" className={styles.name} lang={languageOf(event, 'title')} style={fittingStyle(event.title)}>
          {event.title}
        </h2>
        <p className={closing.dates}>
          <EventDates event={event} locale={locale} />
        </p>
        <Cluster as="p" gap={5} row={3} align="center">
          <ButtonLink href={pathTo('event', { eventIdentifier: event.identifier })} tone="motif">
            {e('toEvent')}
          </ButtonLink>
        </Cluster>
      </Stack>
    </section>
  )
}
