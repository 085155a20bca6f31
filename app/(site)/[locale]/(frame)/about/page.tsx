import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AboutStatements } from '@/components/about-statements/about-statements'
import { AboutFigures } from '@/components/about/about-figures'
import { AboutHeader } from '@/components/about/about-header'
import { AboutStory } from '@/components/about/about-story'
import { AboutLinks } from '@/components/about/about-links'
import { EventDates } from '@/components/events/event-dates'
import { TeamStrip } from '@/components/team-members/team-strip'
import { getAboutStatements } from '@/lib/content/about-statements'
import { getAbout, getCommonData } from '@/lib/content/commons'
import { getFeaturedEventCards } from '@/lib/content/events'
import { getPageMetadata } from '@/lib/content/metadata/page-metadata'
import { getLanguages } from '@/lib/content/site'
import { getTeamMembers } from '@/lib/content/team-members'
import { pageLocale } from '@/lib/i18n/page-locale'
import { eventState } from '@/lib/site/events/event-state'
import { pathTo } from '@/lib/site/routes'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await pageLocale()
  const [t, { title, lead }] = await Promise.all([getTranslations('Header'), getAbout(locale)])
  return getPageMetadata(locale, {
    path: pathTo('about'),
    title: title || t('about'),
    description: lead,
    languages: await getLanguages(getAbout, 'text'),
  })
}

export default async function AboutPage() {
  const locale = await pageLocale()
  const [t, about, statements, { home }, members, events] = await Promise.all([
    getTranslations('Header'),
    getAbout(locale),
    getAboutStatements(locale),
    getCommonData(locale),
    getTeamMembers(locale),
    getFeaturedEventCards(locale),
  ])
  const event = events.find((candidate) => candidate.isCurrent && eventState(candidate) === 'upcoming')
  return (
    <>
      <AboutHeader about={about} title={about.title || t('about')} />
      <AboutStory about={about} />
      <AboutStatements statements={statements} />
      <AboutFigures about={about} />
      <TeamStrip members={members} />
      <AboutLinks howItWorks={home.howItWorks} event={event} dates={event && <EventDates event={event} locale={locale} />} />
    </>
  )
}
