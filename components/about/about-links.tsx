import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { RelatedLinks } from '@/components/ui/related-links'
import type { EventCard } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import { pathTo } from '@/lib/site/routes'

interface AboutWaysOnProps {
  /** The event that one can come to; none between two of them. */
  event: EventCard | undefined
  dates: ReactNode
}

export async function AboutLinks({ event, dates }: AboutWaysOnProps) {
  const t = await getTranslations('AboutLinks')
  const toConnect = { href: pathTo('connect'), label: t('talkToUs'), title: t('connect'), note: t('connectNote') }
  const toEvent = event && {
    href: pathTo('event', { eventIdentifier: event.identifier }),
    label: t('comeAlong'),
    title: event.title,
    lang: languageOf(event, 'title'),
    note: dates,
  }
  return <RelatedLinks label={t('label')} links={toEvent ? [toEvent, toConnect] : [toConnect]} />
}
