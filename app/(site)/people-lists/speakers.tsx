import { getTranslations } from 'next-intl/server'
import { SpeakerBrowser } from '@/components/speakers/speaker-browser'
import type { SpeakerDay } from '@/components/speakers/speaker-days'
import { getShortAgenda } from '@/lib/content/agenda'
import { getSpeakerDirectory } from '@/lib/content/speakers'
import type { Event } from '@/lib/contract/events'
import type { SpeakerCard } from '@/lib/contract/speakers'
import type { Locale } from '@/lib/i18n/locales'
import { speakersByDay } from '@/lib/site/agenda/speaker-days'
import { eventState } from '@/lib/site/events/event-state'
import { isNarrowed } from '@/lib/site/lists/list-view'
import { pathTo } from '@/lib/site/routes'
import { formatWeekday } from '@/lib/site/text/dates'
import type { PeopleList } from './people-list'

export const SPEAKERS: PeopleList<SpeakerCard> = {
  route: 'speakers',
  eventRoute: 'eventSpeakers',
  read: getSpeakerDirectory,
  async texts() {
    const t = await getTranslations('SpeakersPage')
    return {
      title: t('title'),
      intro: t('intro'),
      empty: { title: t('emptyTitle'), text: t('emptyText'), links: [{ href: pathTo('home'), label: t('home') }] },
    }
  },
  async eventTexts(event) {
    const t = await getTranslations('EventSpeakersPage')
    const state = eventState(event)
    return {
      title: t('title'),
      metaTitle: t('metaTitle', { event: event.title }),
      intro: t('intro', { event: event.title, state }),
      empty: {
        title: t('emptyTitle', { state }),
        text: t('emptyText'),
        links: [
          { href: pathTo('speakers'), label: t('all') },
          { href: pathTo('event', { eventIdentifier: event.identifier }), label: t('event') },
        ],
      },
    }
  },
  async directoryTexts() {
    const t = await getTranslations('SpeakerDirectory')
    return { count: { one: String(t.raw('one')), other: String(t.raw('other')) }, search: t('search') }
  },
  async Browser({ directory, locale, event }) {
    const { view, page } = directory.first
    const days = event && !isNarrowed(view) ? await getSpeakerDays(locale, event, page.items) : []
    return <SpeakerBrowser {...directory} eventIdentifier={event?.identifier} days={days} />
  },
}

/** None where the agenda is too long to be read in one piece. */
async function getSpeakerDays(locale: Locale, event: Event, speakers: SpeakerCard[]): Promise<SpeakerDay[]> {
  const [t, agenda] = await Promise.all([getTranslations('EventSpeakersPage'), getShortAgenda(locale, event)])
  if (!agenda) return []
  const byDay = speakersByDay(agenda.sessions)
  const withSession = new Set([...byDay.values()].flat())
  const others = speakers.map(({ identifier }) => identifier).filter((identifier) => !withSession.has(identifier))
  return [
    ...agenda.days.flatMap(({ date, title, lang }) => {
      const ofDay = byDay.get(date)
      return ofDay ? [{ key: date, date: formatWeekday(date, locale, 'long'), title, lang, speakers: ofDay }] : []
    }),
    ...(others.length > 0 ? [{ key: 'others', date: t('others'), title: '', speakers: others }] : []),
  ]
}
