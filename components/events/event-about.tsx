import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { Cluster } from '@/components/ui/layout/cluster'
import { Media } from '@/components/ui/layout/media'
import { Stack } from '@/components/ui/layout/stack'
import { Prose } from '@/components/ui/prose'
import { Section } from '@/components/ui/section'
import type { Event } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/navigation'
import { eventState } from '@/lib/site/events/event-state'
import { hasPlace } from '@/lib/site/events/explore'
import { htmlLead } from '@/lib/site/text/html/html-lead'
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
      <Stack gap="page" row={6} className={styles.columns}>
        <Stack gap={6} isTop className={styles.lead}>
          <Prose html={htmlLead(event.description)} lang={languageOf(event, 'description')} />
          <Cluster as="p" gap={6} row={2} align="center">
            <ButtonLink href={pathTo('eventAbout', params)} tone="outline">
              {t('more')}
            </ButtonLink>
            {!picture && hasPlace(event) && (
              <ButtonLink href={pathTo('explore', params)} tone="text">
                {t('explore')}
              </ButtonLink>
            )}
          </Cluster>
        </Stack>
        {picture && (
          <Stack as={Link} gap={3} isTop href={pathTo('explore', params)} className={styles.place}>
            <Media shape="3/2" image={picture} sizes="(width >= 84rem) 41rem, (width >= 60rem) 48vw, 92vw" decorative />
            <span className={styles.way}>
              {t('explore')}
              <Icon name="arrow" />
            </span>
          </Stack>
        )}
        <EventFacts event={event} locale={locale} />
      </Stack>
    </Section>
  )
}
