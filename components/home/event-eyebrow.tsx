import { getLocale, getTranslations } from 'next-intl/server'
import type { EventCard } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import { eventLine } from '@/lib/site/events/event-line'
import { HeroParts } from './hero-parts'

/** The line above the title of the home page while staff have written none: the current event. */
export async function EventEyebrow({ event }: { event: EventCard }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('HeroEyebrow')])
  const { title, city, days } = eventLine(event, locale, (parts) => t('days', parts))
  const parts = [{ text: title, lang: languageOf(event, 'title') }, { text: city, lang: languageOf(event, 'venue.city') }, { text: days }]
  return <HeroParts parts={parts.filter(({ text }) => text)} />
}
