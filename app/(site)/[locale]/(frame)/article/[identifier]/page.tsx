import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ArticleBody } from '@/components/articles/article-body'
import { ArticleHeader } from '@/components/articles/article-header'
import { RelatedArticles } from '@/components/articles/related-articles'
import { notFoundMetadata } from '@/components/seo/not-found-metadata'
import { StructuredData } from '@/components/seo/structured-data'
import { getArticle, getArticles } from '@/lib/content/articles'
import { getPageMetadata } from '@/lib/content/metadata/page-metadata'
import { redirectOrNotFound } from '@/lib/content/redirected'
import { getLanguages, getSite } from '@/lib/content/site'
import { getTeamMembers } from '@/lib/content/team-members'
import { languageOf } from '@/lib/i18n/content-language'
import { pageLocale } from '@/lib/i18n/page-locale'
import { firstParagraph } from '@/lib/site/text/plain-text'
import { RELATED_AMONG, relatedArticles } from '@/lib/site/articles/related-articles'
import { pathTo } from '@/lib/site/routes'
import { addressLanguage } from '@/lib/site/metadata/text-languages'
import { buildArticle } from '@/lib/site/metadata/structured-data/article'

type ArticlePageProps = PageProps<'/[locale]/article/[identifier]'>

export const generateStaticParams = () => []

export async function generateMetadata({ params }: ArticlePageProps): Promise<Metadata> {
  const [locale, { identifier }] = await Promise.all([pageLocale(), params])
  const article = await getArticle(locale, identifier)
  if (!article) return notFoundMetadata()
  return getPageMetadata(locale, {
    path: pathTo('article', { identifier }),
    title: article.title,
    description: article.excerpt || firstParagraph(article.body),
    kind: article,
    languages: await languagesOf(identifier),
  })
}

const languagesOf = (identifier: string) => getLanguages((language) => getArticle(language, identifier), 'body')

export default async function ArticlePage({ params }: ArticlePageProps) {
  const [locale, { identifier }] = await Promise.all([pageLocale(), params])
  const [b, site, article, newest, languages, team] = await Promise.all([
    getTranslations('Breadcrumb'),
    getSite(locale),
    getArticle(locale, identifier),
    getArticles(locale, { limit: RELATED_AMONG }),
    languagesOf(identifier),
    getTeamMembers(locale),
  ])
  if (!article) return redirectOrNotFound(locale, pathTo('article', { identifier }))
  const language = addressLanguage(languages, locale)
  const trail = [
    { label: b('home'), href: pathTo('home') },
    { label: b('media'), href: pathTo('media') },
    { label: article.title, lang: languageOf(article, 'title') },
  ]
  return (
    <>
      <article>
        <ArticleHeader article={article} trail={trail} trailLabel={b('label')} locale={locale} language={language} />
        <ArticleBody article={article} />
      </article>
      <RelatedArticles articles={relatedArticles(article, newest.items)} locale={locale} />
      <StructuredData data={[buildArticle(site, article, language, team)]} />
    </>
  )
}
