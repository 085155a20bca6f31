import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { LatestArticles } from '@/components/articles/latest-articles'
import { FeaturedEvents } from '@/components/events/featured-events'
import { Hero } from '@/components/home/hero'
import { HowItWorks } from '@/components/home/how-it-works'
import { Partners } from '@/components/partners/partners'
import { StructuredData } from '@/components/seo/structured-data'
import { SpeakersSection } from '@/components/speakers/speakers-section'
import { Testimonials } from '@/components/testimonials/testimonials'
import { getArticles } from '@/lib/content/articles'
import { getCommonData } from '@/lib/content/commons'
import { getEventCards, getEventStates } from '@/lib/content/events'
import { getPartners } from '@/lib/content/partners'
import { getSite } from '@/lib/content/site'
import { getFeaturedSpeakers } from '@/lib/content/speakers'
import { getTestimonials } from '@/lib/content/testimonials'
import { pageLocale } from '@/lib/i18n/page-locale'
import { callsToAction } from '@/lib/site/navigation'
import { pageMetadata } from '@/lib/site/metadata/page-metadata'
import { pathTo } from '@/lib/site/routes'
import { buildOrganization, buildWebSite } from '@/lib/site/metadata/structured-data/organization'

const LATEST_ARTICLES = 3

export async function generateMetadata(): Promise<Metadata> {
  const locale = await pageLocale()
  const [site, { home }] = await Promise.all([getSite(locale), getCommonData(locale)])
  const title = [site.name, home.hero?.title].filter(Boolean).join(' – ')
  return pageMetadata(site, { path: pathTo('home'), title, isWholeTitle: true })
}

export default async function HomePage() {
  const locale = await pageLocale()
  const [t, site, { home, contact }, events, states, speakers, testimonials, partners, articles] = await Promise.all([
    getTranslations('Header'),
    getSite(locale),
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
      <Hero hero={home.hero} fallbackTitle={site.name} actions={actions} />
      <FeaturedEvents events={events} locale={locale} />
      <HowItWorks howItWorks={home.howItWorks} />
      <SpeakersSection speakers={speakers} />
      <Testimonials testimonials={testimonials} />
      <Partners partners={partners} />
      <LatestArticles articles={articles.items} locale={locale} />
      <StructuredData data={[buildOrganization(site, contact), buildWebSite(site)]} />
    </>
  )
}
