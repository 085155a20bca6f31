import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/pictures/picture'
import { Prose } from '@/components/ui/prose'
import { Section } from '@/components/ui/section'
import type { Event } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/navigation'
import { eventState } from '@/lib/site/events/event-state'
import { hasPlace } from '@/lib/site/events/explore'
import { htmlLead } from '@/lib/site/text/html-lead'
import { pathTo } from '@/lib/site/routes'
import styles from './event-about.module.css'
import { EventFacts } from './event-facts'

export async function EventAbout({ event, locale }: { event: Event; locale: Locale }) {
  const t = await getTranslations('EventAbout')
  const params = { eventIdentifier: event.identifier }
  // A past event shows its gallery further up.
  const [picture] = eventState(event) === 'past' ? [] : event.gallery
  if (!event.description && !event.venue && !event.startsAt) return null
  return (
    <Section title={t('title')}>
      <div className={styles.columns}>
        <div className={styles.lead}>
          <Prose html={htmlLead(event.description)} lang={languageOf(event, 'description')} />
          <p className={styles.ways}>
            <ButtonLink href={pathTo('eventAbout', params)} tone="outline">
              {t('more')}
            </ButtonLink>
            {!picture && hasPlace(event) && (
              <ButtonLink href={pathTo('explore', params)} tone="text">
                {t('explore')}
              </ButtonLink>
            )}
          </p>
        </div>
        {picture && (
          <Link href={pathTo('explore', params)} className={styles.place}>
            <Picture image={picture} sizes="(width >= 84rem) 41rem, (width >= 60rem) 48vw, 92vw" className={styles.image} decorative />
            <span className={styles.way}>
              {t('explore')}
              <Icon name="arrow" />
            </span>
          </Link>
        )}
        <EventFacts event={event} locale={locale} />
      </div>
    </Section>
  )
}
