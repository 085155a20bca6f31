import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { WaysOn } from '@/components/ui/ways-on'
import type { EventCard } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import { pathTo } from '@/lib/site/routes'

interface AboutWaysOnProps {
  /** The event that one can come to; none between two of them. */
  event: EventCard | undefined
  dates: ReactNode
}

/** Where one goes on who has read the story: to the event, or to the people themselves. */
export async function AboutWaysOn({ event, dates }: AboutWaysOnProps) {
  const t = await getTranslations('AboutWaysOn')
  const toConnect = { href: pathTo('connect'), label: t('talkToUs'), title: t('connect'), note: t('connectNote') }
  const toEvent = event && {
    href: pathTo('event', { eventIdentifier: event.identifier }),
    label: t('comeAlong'),
    title: event.title,
    lang: languageOf(event, 'title'),
    note: dates,
  }
  return <WaysOn label={t('label')} ways={toEvent ? [toEvent, toConnect] : [toConnect]} />
}
