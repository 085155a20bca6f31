import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { EventNotice } from '@/components/layout/event-notice'
import { PageHeader } from '@/components/ui/page-header'
import type { Event } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import { pathTo } from '@/lib/site/routes'

interface EventScreenHeaderProps {
  event: Event
  title: string
  /** The summary of the event when it is missing. */
  intro?: ReactNode
  tone: 'paper' | 'night'
}

/** The head of a screen that belongs to an event; it says so when the event is over, postponed or cancelled. */
export async function EventScreenHeader({ event, title, intro, tone }: EventScreenHeaderProps) {
  const t = await getTranslations('Breadcrumb')
  return (
    <PageHeader
      title={title}
      eyebrow={event.title}
      eyebrowLang={languageOf(event, 'title')}
      intro={intro ?? event.summary}
      introLang={intro ? undefined : languageOf(event, 'summary')}
      tone={tone}
      trail={[
        { label: t('home'), href: pathTo('home') },
        {
          label: event.title,
          href: pathTo('event', { eventIdentifier: event.identifier }),
          lang: languageOf(event, 'title'),
        },
        { label: title },
      ]}
      trailLabel={t('label')}
    >
      <EventNotice event={event} tone={tone} />
    </PageHeader>
  )
}
