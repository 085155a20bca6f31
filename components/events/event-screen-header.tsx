import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { EventNotice } from '@/components/layout/event-notice'
import { Lead } from '@/components/ui/layout/lead'
import { Page } from '@/components/ui/layout/page'
import type { Event } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import type { EventPage } from '@/lib/site/navigation'
import { pathTo } from '@/lib/site/routes'
import { EventBand } from './event-band'
import { EventNavigation } from './event-navigation'
import styles from './event-screen-header.module.css'

interface EventScreenHeaderProps {
  event: Event
  /** The event whose theme and cover the screen takes, where that is another one. */
  look?: Pick<Event, 'kind' | 'coverImage'>
  title: string
  /** In place of the title in the band; the trail has the title. */
  heading?: ReactNode
  titleLang?: string
  /** Above the title, which is the name of the event. */
  eyebrow?: string
  /** `night` under a clear header. */
  tone: 'paper' | 'night'
  page?: EventPage
  /** In place of the summary of the event, where the content is to begin as high as it can. */
  note?: ReactNode
  /** Whether the screen itself says that an event is over. */
  hidesPastNotice?: boolean
}

/** The header of the screens of an event: its band, the row of its pages, its notice and what the screen is about. */
export async function EventScreenHeader({ event, look = event, title, heading, titleLang, eyebrow, tone, page, note, hidesPastNotice = false }: EventScreenHeaderProps) {
  const t = await getTranslations('Breadcrumb')
  const eventHref = pathTo('event', { eventIdentifier: event.identifier })
  return (
    <header>
      <EventBand
        event={{ ...event, coverImage: look.coverImage }}
        page={page}
        isBelowHeader={tone === 'paper'}
        eyebrow={eyebrow}
        title={heading ?? title}
        words={title}
        titleLang={titleLang}
        trail={[
          { label: t('home'), href: pathTo('home') },
          { label: event.title, href: eventHref, lang: languageOf(event, 'title') },
          eyebrow ? { label: eyebrow } : { label: title, lang: titleLang },
        ]}
        trailLabel={t('label')}
        note={note}
        foot={<EventNavigation event={{ ...event, kind: look.kind }} current={page} />}
      />
      <Page className={styles.inner}>
        <EventNotice event={event} hidesPastNotice={hidesPastNotice} />
        {!note && event.summary && (
          <Lead className={styles.intro} lang={languageOf(event, 'summary')}>
            {event.summary}
          </Lead>
        )}
      </Page>
    </header>
  )
}
