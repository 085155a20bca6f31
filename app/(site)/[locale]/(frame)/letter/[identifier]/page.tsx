import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NewsletterBody } from '@/components/newsletters/newsletter-body'
import { NewsletterHeader } from '@/components/newsletters/newsletter-header'
import { NewsletterList } from '@/components/newsletters/newsletter-list'
import { notFoundMetadata } from '@/components/seo/not-found-metadata'
import { StructuredData } from '@/components/seo/structured-data'
import { getNewsletter, getNewsletters } from '@/lib/content/newsletters'
import { getPageMetadata } from '@/lib/content/metadata/page-metadata'
import { redirectOrNotFound } from '@/lib/content/redirected'
import { getLanguages, getSite } from '@/lib/content/site'
import { languageOf } from '@/lib/i18n/content-language'
import { pageLocale } from '@/lib/i18n/page-locale'
import { buildNewsletter } from '@/lib/site/metadata/structured-data/article'
import { addressLanguage } from '@/lib/site/metadata/text-languages'
import { pathTo } from '@/lib/site/routes'
import { firstParagraph } from '@/lib/site/text/plain-text'

type NewsletterPageProps = PageProps<'/[locale]/letter/[identifier]'>

const OTHERS = 3

export const generateStaticParams = () => []

export async function generateMetadata({ params }: NewsletterPageProps): Promise<Metadata> {
  const [locale, { identifier }] = await Promise.all([pageLocale(), params])
  const newsletter = await getNewsletter(locale, identifier)
  if (!newsletter) return notFoundMetadata()
  return getPageMetadata(locale, {
    path: pathTo('letter', { identifier }),
    title: newsletter.subject,
    description: newsletter.preheader || firstParagraph(newsletter.body),
    kind: { publishedAt: newsletter.sentAt },
    isFound: newsletter.isListed,
    languages: await languagesOf(identifier),
  })
}

const languagesOf = (identifier: string) => getLanguages((language) => getNewsletter(language, identifier), 'body')

export default async function NewsletterPage({ params }: NewsletterPageProps) {
  const [locale, { identifier }] = await Promise.all([pageLocale(), params])
  const [b, site, newsletter, listed, languages] = await Promise.all([
    getTranslations('Breadcrumb'),
    getSite(locale),
    getNewsletter(locale, identifier),
    getNewsletters(locale, { limit: OTHERS + 1 }),
    languagesOf(identifier),
  ])
  if (!newsletter) return redirectOrNotFound(locale, pathTo('letter', { identifier }))
  const language = addressLanguage(languages, locale)
  const trail = [
    { label: b('home'), href: pathTo('home') },
    { label: b('media'), href: pathTo('media') },
    { label: newsletter.subject, lang: languageOf(newsletter, 'subject') },
  ]
  const others = listed.filter((other) => other.identifier !== identifier).slice(0, OTHERS)
  return (
    <>
      <article>
        <NewsletterHeader newsletter={newsletter} trail={trail} trailLabel={b('label')} locale={locale} language={language} />
        <NewsletterBody newsletter={newsletter} />
      </article>
      <NewsletterList newsletters={others} locale={locale} as="others" />
      <StructuredData data={[buildNewsletter(site, newsletter, language)]} />
    </>
  )
}
