import { getTranslations } from 'next-intl/server'
import { PageHeader } from '@/components/ui/page-header'
import type { Event } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import { pathTo } from '@/lib/site/routes'

interface EventScreenHeaderProps {
  event: Event
  title: string
  tone: 'paper' | 'night'
}

/** The head of a screen that belongs to an event. */
export async function EventScreenHeader({ event, title, tone }: EventScreenHeaderProps) {
  const t = await getTranslations('Breadcrumb')
  return (
    <PageHeader
      title={title}
      eyebrow={event.title}
      intro={event.summary}
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
    />
  )
}
