import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { WaitingHall } from '@/components/ui/drawings/waiting-hall'
import { Heading } from '@/components/ui/layout/heading'
import { Lead } from '@/components/ui/layout/lead'
import { Stack } from '@/components/ui/layout/stack'
import type { Event, FeaturedEvent } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import type { EventState } from '@/lib/site/events/event-state'
import { pathTo } from '@/lib/site/routes'
import { formatDay } from '@/lib/site/text/dates'
import { keepNumbers } from '@/lib/site/text/keep-together'
import styles from './agenda-empty.module.css'

interface AgendaEmptyProps {
  event: Pick<Event, 'identifier' | 'startsAt' | 'timezone'>
  locale: Locale
  state: EventState
  /** Milliseconds since 1970. */
  now: number
  hasLineup: boolean
  /** The event that is current; undefined when there is none or it is this one. */
  current?: FeaturedEvent
}

export async function AgendaEmpty({ event: { identifier: eventIdentifier, startsAt, timezone }, locale, state, now, hasLineup, current }: AgendaEmptyProps) {
  const t = await getTranslations('AgendaEmpty')
  const pending = { title: t('title'), text: t('text') }
  const dated = startsAt && { title: t('title'), text: t('textDated', { date: keepNumbers(formatDay(startsAt, { locale, timeZone: timezone })) }) }
  const hasBegun = startsAt !== null && Date.parse(startsAt) <= now
  const words = {
    upcoming: hasBegun ? { title: t('titleOn'), text: t('textOn') } : dated || pending,
    postponed: pending,
    past: { title: t('titlePast'), text: t('textPast') },
    cancelled: { title: t('titleCancelled'), text: t('textCancelled') },
  }[state]
  return (
    <section className={styles.empty} data-ground="second" aria-labelledby="agenda-empty">
      <Stack gap="page" row={6} width="page" className={styles.inner}>
        <div>
          <Heading as="h2" size="l" id="agenda-empty" className={styles.title}>
            {words.title}
          </Heading>
          <Lead className={styles.text}>{words.text}</Lead>
          <Stack as="p" gap={2} isStart className={styles.links} data-no-print="">
            {hasLineup && <ButtonLink href="#lineup" tone="motif">{t('lineup')}</ButtonLink>}
            <ButtonLink href={pathTo('eventSpeakers', { eventIdentifier })} tone={hasLineup ? 'text' : 'motif'}>
              {t('speakers')}
            </ButtonLink>
            {current && (
              <ButtonLink href={pathTo('agenda', { eventIdentifier: current.identifier })} tone="text">
                {t('current', { event: current.title })}
              </ButtonLink>
            )}
          </Stack>
        </div>
        <WaitingHall className={styles.drawing} />
      </Stack>
    </section>
  )
}
