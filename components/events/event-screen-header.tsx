import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { EventNotice } from '@/components/layout/event-notice'
import { PageHeader } from '@/components/ui/page-header'
import type { Event } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import type { EventPage } from '@/lib/site/navigation'
import { pathTo } from '@/lib/site/routes'
import { EventNavigation } from './event-navigation'

interface EventScreenHeaderProps {
  event: Event
  title: string
  /** The summary of the event when it is missing. */
  intro?: ReactNode
  tone: 'paper' | 'night'
  page?: EventPage
}

/** The header of the screens of an event, with its notice and the row of its pages. */
export async function EventScreenHeader({ event, title, intro, tone, page }: EventScreenHeaderProps) {
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
      foot={<EventNavigation event={event} current={page} />}
    >
      <EventNotice event={event} tone={tone} />
    </PageHeader>
  )
}
