import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { RelatedLinks } from '@/components/ui/related-links'
import type { Home } from '@/lib/contract/commons'
import type { EventCard } from '@/lib/contract/events'
import { languageOf, type Translated } from '@/lib/i18n/content-language'
import { HOW_IT_WORKS_PATH } from '@/lib/site/navigation'
import { pathTo } from '@/lib/site/routes'

interface AboutLinksProps {
  howItWorks: Translated<NonNullable<Home['howItWorks']>> | null
  /** The next event; none when no event is announced. */
  event: EventCard | undefined
  dates: ReactNode
}

export async function AboutLinks({ howItWorks, event, dates }: AboutLinksProps) {
  const t = await getTranslations('AboutLinks')
  const toConnect = { href: pathTo('connect'), label: t('talkToUs'), title: t('connect'), note: t('connectNote') }
  const toEvent = event && {
    href: pathTo('event', { eventIdentifier: event.identifier }),
    label: t('comeAlong'),
    title: event.title,
    lang: languageOf(event, 'title'),
    note: dates,
  }
  const toSteps = howItWorks && {
    href: HOW_IT_WORKS_PATH,
    label: t('takePart'),
    title: howItWorks.title,
    lang: languageOf(howItWorks, 'title'),
  }
  return <RelatedLinks label={t('label')} links={[toSteps, toEvent, toConnect].filter((link) => !!link)} />
}
