import { getTranslations } from 'next-intl/server'
import { ParticipantBrowser } from '@/components/participants/participant-browser'
import { suggested } from '@/components/participants/suggested'
import { CountryMap } from '@/components/ui/maps/country-map'
import { getParticipantDirectory, haveOneCohort } from '@/lib/content/participants'
import type { ParticipantCard } from '@/lib/contract/participants'
import { eventState } from '@/lib/site/events/event-state'
import { toCountry, toViewQuery } from '@/lib/site/lists/list-view'
import { pathTo } from '@/lib/site/routes'
import type { PeopleList } from './people-list'

export const PARTICIPANTS: PeopleList<ParticipantCard> = {
  route: 'participants',
  eventRoute: 'eventParticipants',
  read: getParticipantDirectory,
  async texts() {
    const t = await getTranslations('ParticipantsPage')
    return {
      title: t('title'),
      intro: t('intro'),
      empty: { title: t('emptyTitle'), text: t('emptyText'), links: [{ href: pathTo('home'), label: t('home') }] },
    }
  },
  async eventTexts(event) {
    const t = await getTranslations('EventParticipantsPage')
    const [kind, state] = [event.kind, eventState(event)]
    return {
      title: t('title'),
      metaTitle: t('metaTitle', { event: event.title }),
      intro: t('intro', { event: event.title, kind, state }),
      empty: {
        title: t('emptyTitle', { kind, state }),
        text: t('emptyText'),
        links: [
          { href: pathTo('participants'), label: t('all') },
          { href: pathTo('event', { eventIdentifier: event.identifier }), label: t('event') },
        ],
      },
    }
  },
  async directoryTexts() {
    const t = await getTranslations('ParticipantDirectory')
    return { count: { one: String(t.raw('one')), other: String(t.raw('other')) }, search: t('search') }
  },
  async Browser({ directory, facets, locale, event, others }) {
    const t = await getTranslations('ParticipantDirectory')
    const { filters, first, path } = directory
    const countries = filters.find(({ name }) => name === 'country')?.options ?? []
    return (
      <ParticipantBrowser
        {...directory}
        eventIdentifier={event?.identifier}
        isOneCohort={event && facets.cohort?.length === 1 && (await haveOneCohort(locale, event.identifier))}
        cohortText={String(t.raw('cohort'))}
        others={suggested(others)}
        othersLabel={t('others')}
        aside={
          countries.length > 1 && (
            <CountryMap
              label={t('countries')}
              chosen={first.view.country}
              countries={countries.map(({ value, label }) => ({ value, label, href: `${path}${toViewQuery(toCountry(first.view, value))}` }))}
            />
          )
        }
      />
    )
  },
}
