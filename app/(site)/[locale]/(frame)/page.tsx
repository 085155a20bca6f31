import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { LatestArticles } from '@/components/articles/latest-articles'
import { FeaturedEvents } from '@/components/events/featured-events'
import { Hero } from '@/components/home/hero'
import { HowItWorks } from '@/components/home/how-it-works'
import { Partners } from '@/components/partners/partners'
import { SpeakersSection } from '@/components/speakers/speakers-section'
import { Testimonials } from '@/components/testimonials/testimonials'
import { getArticles } from '@/lib/content/articles'
import { getCommonData } from '@/lib/content/commons'
import { getEventCards, getEventStates } from '@/lib/content/events'
import { getPartners } from '@/lib/content/partners'
import { getFeaturedSpeakers } from '@/lib/content/speakers'
import { getTestimonials } from '@/lib/content/testimonials'
import { pageLocale } from '@/lib/i18n/page-locale'
import { callsToAction } from '@/lib/site/navigation'

const LATEST_ARTICLES = 3

export async function generateMetadata(): Promise<Metadata> {
  const [t, { home, contact }] = await Promise.all([getTranslations('Frame'), getCommonData(await pageLocale())])
  const homeTitle = [contact.name || t('siteName'), home.hero?.title].filter(Boolean).join(' – ')
  return { title: { absolute: homeTitle }, description: home.hero?.subtitle }
}

export default async function HomePage() {
  const locale = await pageLocale()
  const [t, f, { home, contact }, events, states, speakers, testimonials, partners, articles] = await Promise.all([
    getTranslations('Header'),
    getTranslations('Frame'),
    getCommonData(locale),
    getEventCards(locale),
    getEventStates(locale),
    getFeaturedSpeakers(locale),
    getTestimonials(locale),
    getPartners(locale),
    getArticles(locale, { limit: LATEST_ARTICLES }),
  ])
  const actions = callsToAction(events, states).map(({ href, key }) => ({ href, label: t(key) }))
  return (
    <>
      <Hero hero={home.hero} fallbackTitle={contact.name || f('siteName')} actions={actions} />
      <FeaturedEvents events={events} locale={locale} />
      <HowItWorks howItWorks={home.howItWorks} />
      <SpeakersSection speakers={speakers} />
      <Testimonials testimonials={testimonials} />
      <Partners partners={partners} />
      <LatestArticles articles={articles.items} locale={locale} />
    </>
  )
}
