import { getTranslations } from 'next-intl/server'
import { Picture } from '@/components/ui/pictures/picture'
import { getCommonData } from '@/lib/content/commons'
import { getEventStates, getFeaturedEventCards, getFeaturedEvents, getOtherEvents } from '@/lib/content/events'
import type { FeaturedEvent } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import { languageChoices } from '@/lib/i18n/language-choices'
import type { Locale } from '@/lib/i18n/locales'
import { callsToAction, menuLinks, type MenuRoute, type NavigationEvent } from '@/lib/site/navigation'
import { eventNotes, eventStatuses } from './event-notes'
import { HeaderBar } from './header-bar'
import styles from './header.module.css'
import { logoWidth } from './logo-width'
import { upcomingEvents } from './upcoming-events'

/** In rem, as its style says. */
const LOGO_HEIGHT = 2.25

export async function Header({ locale }: { locale: Locale }) {
  const [t, f, { contact }, featuredEvents, otherEvents, states, cards] = await Promise.all([
    getTranslations('Header'),
    getTranslations('Frame'),
    getCommonData(locale),
    getFeaturedEvents(locale),
    getOtherEvents(locale),
    getEventStates(locale),
    getFeaturedEventCards(locale),
  ])
  const notes = await eventNotes(states)
  const upcoming = upcomingEvents(cards, states, locale)
  const isPast = ({ identifier }: FeaturedEvent) => states[identifier] === 'past'
  const [ahead, past] = [featuredEvents.filter((event) => !isPast(event)), featuredEvents.filter(isPast)]
  const shown = cards.filter(({ identifier }) => upcoming[identifier])
  const statuses = Object.fromEntries(await Promise.all(shown.map(async (card) => [card.identifier, await eventStatuses(card, locale)] as const)))
  const toNavigationEvent = (event: FeaturedEvent): NavigationEvent => ({
    identifier: event.identifier,
    title: event.title,
    lineupsCount: event.lineupsCount,
    lang: languageOf(event, 'title'),
    note: notes[event.identifier],
    ...upcoming[event.identifier],
    statuses: statuses[event.identifier],
    past: event === past[0] ? t('past') : undefined,
  })
  const pageLabels = Object.fromEntries(menuLinks('header').map(({ key }) => [key, t(key)])) as Record<MenuRoute<'header'>, string>
  return (
    <HeaderBar
      logo={
        contact.logo ? (
          <Picture image={contact.logo} sizes={logoWidth(contact.logo, LOGO_HEIGHT)} className={styles.logoImage} priority />
        ) : (
          contact.name || f('siteName')
        )
      }
      featuredEvents={[...ahead, ...past].map(toNavigationEvent)}
      otherEvents={otherEvents.map(toNavigationEvent)}
      actions={callsToAction(featuredEvents).map(({ href, key }) => ({ href, label: t(key) }))}
      languages={languageChoices(locale)}
      labels={{
        home: t('home'),
        homePage: t('homePage'),
        main: t('main'),
        annualEvents: t('annualEvents'),
        ...pageLabels,
        explore: t('explore'),
        lineup: t('lineup'),
        speakers: t('speakers'),
        participants: t('participants'),
        faq: t('faq'),
        navigation: t('navigation'),
        openMenu: t('openMenu'),
        closeMenu: t('closeMenu'),
      }}
    />
  )
}
