import { getTranslations } from 'next-intl/server'
import { Picture } from '@/components/ui/picture'
import { Prose } from '@/components/ui/prose'
import { Section } from '@/components/ui/section'
import type { Event } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import { pathTo } from '@/lib/site/routes'
import styles from './event-about.module.css'
import { EventDates } from './event-dates'

const SHOWN_PICTURES = 2

/** What the event is, beside the facts that one looks up. */
export async function EventAbout({ event, locale }: { event: Event; locale: Locale }) {
  const t = await getTranslations('EventAbout')
  const { venue } = event
  const facts = [
    { key: 'when', label: t('when'), value: event.startsAt && <EventDates event={event} locale={locale} /> },
    {
      key: 'where',
      label: t('where'),
      value: venue && (
        <span lang={languageOf(event, 'venue')}>{[venue.name, venue.address, venue.city].filter(Boolean).join(', ')}</span>
      ),
    },
    { key: 'places', label: t('places'), value: event.capacity ? new Intl.NumberFormat(locale).format(event.capacity) : null },
  ].filter(({ value }) => value)
  if (!event.description && facts.length === 0) return null
  const more = { href: pathTo('explore', { eventIdentifier: event.identifier }), label: t('explore') }
  return (
    <Section title={t('title')} more={more}>
      <div className={styles.columns}>
        <Prose html={event.description} lang={languageOf(event, 'description')} />
        <div className={styles.aside}>
          <dl className={styles.facts}>
            {facts.map(({ key, label, value }) => (
              <div key={key} className={styles.fact}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {event.gallery.slice(0, SHOWN_PICTURES).map((image) => (
            <Picture key={image.url} image={image} sizes="(width >= 60rem) 27rem, 92vw" className={styles.image} />
          ))}
        </div>
      </div>
    </Section>
  )
}
