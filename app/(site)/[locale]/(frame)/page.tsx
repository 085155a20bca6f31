import type { Metadata } from 'next'
import { LatestArticles } from '@/components/articles/latest-articles'
import { FeaturedEvents } from '@/components/events/featured-events'
import { HeroActions } from '@/components/home/hero-actions'
import { HomeHero } from '@/components/home/home-hero'
import { HowItWorks } from '@/components/home/how-it-works'
import { NewsletterList } from '@/components/newsletters/newsletter-list'
import { Partners } from '@/components/partners/partners'
import { StructuredData } from '@/components/seo/structured-data'
import { SpeakersSection } from '@/components/speakers/speakers-section'
import { Testimonials } from '@/components/testimonials/testimonials'
import { getArticles } from '@/lib/content/articles'
import { getCommonData } from '@/lib/content/commons'
import { getFeaturedEventCards } from '@/lib/content/events'
import { getNewsletters } from '@/lib/content/newsletters'
import { getPartners } from '@/lib/content/partners'
import { getSite } from '@/lib/content/site'
import { getFeaturedSpeakers, getSpeakers } from '@/lib/content/speakers'
import { getTestimonials } from '@/lib/content/testimonials'
import { pageLocale } from '@/lib/i18n/page-locale'
import { pageMetadata } from '@/lib/site/metadata/page-metadata'
import { pathTo } from '@/lib/site/routes'
import { buildOrganization, buildWebSite } from '@/lib/site/metadata/structured-data/organization'

const LATEST_ARTICLES = 3

export async function generateMetadata(): Promise<Metadata> {
  const locale = await pageLocale()
  const [site, { home }] = await Promise.all([getSite(locale), getCommonData(locale)])
  const title = [site.name, home.hero?.title].filter(Boolean).join(' – ')
  return pageMetadata(site, { path: pathTo('home'), title, isWholeTitle: true, description: site.description })
}

export default async function HomePage() {
  const locale = await pageLocale()
  const [site, { home, contact }, events, speakers, { total }, testimonials, partners, articles, newsletters] = await Promise.all([
    getSite(locale),
    getCommonData(locale),
    getFeaturedEventCards(locale),
    getFeaturedSpeakers(locale),
    getSpeakers(locale, { limit: 1 }),
    getTestimonials(locale),
    getPartners(locale),
    getArticles(locale, { limit: LATEST_ARTICLES }),
    getNewsletters(locale, { limit: 1 }),
  ])
  const current = events.find(({ isCurrent }) => isCurrent)
  return (
    <>
      <HomeHero hero={home.hero} fallbackTitle={site.name} event={current} actions={current && <HeroActions event={current} />} />
      <FeaturedEvents events={events} locale={locale} />
      <HowItWorks howItWorks={home.howItWorks} />
      <SpeakersSection speakers={speakers} total={total} />
      <Testimonials testimonials={testimonials} tone="paper" />
      <LatestArticles articles={articles.items} locale={locale} />
      <Partners partners={partners} hasThread />
      <NewsletterList newsletters={newsletters} locale={locale} as="last" />
      <StructuredData data={[buildOrganization(site, contact), buildWebSite(site)]} />
    </>
  )
}
