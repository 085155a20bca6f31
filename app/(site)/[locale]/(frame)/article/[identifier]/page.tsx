import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ArticleBody } from '@/components/articles/article-body'
import { ArticleHeader } from '@/components/articles/article-header'
import { RelatedArticles } from '@/components/articles/related-articles'
import { notFoundMetadata } from '@/components/seo/not-found-metadata'
import { getArticle, getArticles } from '@/lib/content/articles'
import { movedOrNotFound } from '@/lib/content/moved'
import { languageOf } from '@/lib/i18n/content-language'
import { pageLocale } from '@/lib/i18n/page-locale'
import { canonicalPath } from '@/lib/site/canonical-path'
import { RELATED_AMONG, relatedArticles } from '@/lib/site/related-articles'
import { pathTo } from '@/lib/site/routes'

type ArticlePageProps = PageProps<'/[locale]/article/[identifier]'>

/** Nothing is rendered at build; each page is kept after its first visit. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: ArticlePageProps): Promise<Metadata> {
  const [locale, { identifier }] = await Promise.all([pageLocale(), params])
  const article = await getArticle(locale, identifier)
  if (!article) return notFoundMetadata()
  // A text that exists in one language only has one address.
  const canonical = canonicalPath(languageOf(article, 'body') ?? locale, pathTo('article', { identifier }))
  return { title: article.title, description: article.excerpt, alternates: { canonical } }
}

export default async function ArticlePage({ params }: ArticlePageProps) {
  const [locale, { identifier }] = await Promise.all([pageLocale(), params])
  const [b, article, newest] = await Promise.all([
    getTranslations('Breadcrumb'),
    getArticle(locale, identifier),
    getArticles(locale, { limit: RELATED_AMONG }),
  ])
  if (!article) return movedOrNotFound(locale, pathTo('article', { identifier }))
  const trail = [
    { label: b('home'), href: pathTo('home') },
    { label: b('media'), href: pathTo('media') },
    { label: article.title, lang: languageOf(article, 'title') },
  ]
  return (
    <>
      <article>
        <ArticleHeader article={article} trail={trail} trailLabel={b('label')} />
        <ArticleBody article={article} locale={locale} />
      </article>
      <RelatedArticles articles={relatedArticles(article, newest.items)} locale={locale} />
    </>
  )
}
