import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ArticleList } from '@/components/articles/article-list'
import { articleTagNames } from '@/components/articles/article-tag-names'
import { NewsletterList } from '@/components/newsletters/newsletter-list'
import { PageHeader } from '@/components/ui/page-header'
import { getArticles } from '@/lib/content/articles'
import { getFacets } from '@/lib/content/lists/facets'
import { getNewsletters } from '@/lib/content/newsletters'
import { getPageMetadata } from '@/lib/content/metadata/page-metadata'
import { pageLocale } from '@/lib/i18n/page-locale'
import { pathTo } from '@/lib/site/routes'
import { isPastEnd } from '@/lib/site/lists/list-view'
import { fromViewSegments } from '@/lib/site/lists/view-segment'

const ARTICLES_A_PAGE = 12

type MediaPageProps = PageProps<'/[locale]/media/[[...view]]'>

export const generateStaticParams = () => []

export async function generateMetadata({ params }: MediaPageProps): Promise<Metadata> {
  const [locale, { view: segments }] = await Promise.all([pageLocale(), params])
  const view = fromViewSegments('media', segments)
  const [t, nameOf, articles] = await Promise.all([
    getTranslations('MediaPage'),
    articleTagNames(),
    getArticles(locale, { limit: ARTICLES_A_PAGE, ...view }),
  ])
  const parts = [view.tag && nameOf(view.tag), t('title'), view.page && t('page', { page: view.page })]
  return getPageMetadata(locale, {
    path: pathTo('media'),
    view,
    title: parts.filter(Boolean).join(' – '),
    description: t('intro'),
    isFound: !isPastEnd(view, articles),
  })
}

export default async function MediaPage({ params }: MediaPageProps) {
  const [locale, { view: segments }] = await Promise.all([pageLocale(), params])
  const view = fromViewSegments('media', segments)
  const isFront = !view.tag && !view.page
  const [t, b, nameOf, articles, facets, newsletters] = await Promise.all([
    getTranslations('MediaPage'),
    getTranslations('Breadcrumb'),
    articleTagNames(),
    getArticles(locale, { limit: ARTICLES_A_PAGE, ...view }),
    getFacets('articles', locale),
    isFront ? getNewsletters(locale) : [],
  ])
  const trail = [{ label: b('home'), href: pathTo('home') }]
  const screen = view.tag ? [{ label: t('title'), href: pathTo('media') }, { label: nameOf(view.tag) }] : [{ label: t('title') }]
  return (
    <>
      {view.tag ? (
        <PageHeader title={nameOf(view.tag)} count={articles.total} isCountEverywhere trail={[...trail, ...screen]} trailLabel={b('label')} />
      ) : (
        <PageHeader title={t('title')} count={articles.total} isCountEverywhere intro={t('intro')} trail={[...trail, ...screen]} trailLabel={b('label')} />
      )}
      <ArticleList articles={articles} tags={facets.tag ?? []} view={view} locale={locale} />
      <NewsletterList newsletters={newsletters} locale={locale} as="archive" />
    </>
  )
}
