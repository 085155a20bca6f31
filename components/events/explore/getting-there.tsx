import { getTranslations } from 'next-intl/server'
import { Stack } from '@/components/ui/layout/stack'
import { LocatorMap } from '@/components/ui/maps/locator-map'
import { MapLinks } from '@/components/ui/maps/map-links'
import { StreetMap } from '@/components/ui/maps/street-map'
import { LanguageNote } from '@/components/ui/language-note'
import { Prose } from '@/components/ui/prose'
import { Section } from '@/components/ui/section'
import type { Event } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import { eventState } from '@/lib/site/events/event-state'
import { isReachable, coordinatesOf } from '@/lib/site/events/explore'
import type { LabelledPlace } from '@/lib/site/maps/place-names'
import { htmlChapters } from '@/lib/site/text/html/html-chapters'
import styles from './getting-there.module.css'

interface GettingThereProps {
  event: Event
  /** The towns of other events, for orientation. */
  towns: LabelledPlace[]
  locale: Locale
}

/** Renders nothing when neither address nor directions are known. */
export async function GettingThere({ event, towns, locale }: GettingThereProps) {
  const t = await getTranslations('GettingThere')
  const { venue } = event
  if (!isReachable(event)) return null
  const place = venue && coordinatesOf(venue)
  const chapters = htmlChapters(event.gettingThere)
  const directionsLang = event.gettingThere ? languageOf(event, 'gettingThere') : undefined
  return (
    <Section title={t(eventState(event) === 'past' ? 'pastTitle' : 'title')} id="getting-there">
      {venue && (
        <Stack className={styles.where}>
          {venue.map && (
            <a href={venue.map.url} className={styles.plan}>
              <StreetMap image={venue.map} sizes="(width >= 84rem) 53rem, (width >= 60rem) 62vw, 92vw" className={styles.sheet} />
              <span className={styles.enlarge}>{t('enlarge')}</span>
            </a>
          )}
          <Stack gap={5} isTop className={styles.address}>
            {place && <LocatorMap {...place} label={venue.city || venue.name} places={towns} locale={locale} />}
            <address lang={languageOf(event, 'venue')}>
              {venue.name && <strong>{venue.name}</strong>}
              {venue.address && <span>{venue.address}</span>}
              {venue.city && <span>{venue.city}</span>}
            </address>
            {place && <MapLinks {...place} />}
          </Stack>
        </Stack>
      )}
      {directionsLang && (
        <div className={styles.note}>
          <LanguageNote lang={directionsLang} />
        </div>
      )}
      {chapters.length > 0 && (
        <Stack gap="page" row={6} className={styles.directions}>
          {chapters.map((chapter, index) => (
            <Prose key={index} html={chapter} lang={directionsLang} />
          ))}
        </Stack>
      )}
    </Section>
  )
}
