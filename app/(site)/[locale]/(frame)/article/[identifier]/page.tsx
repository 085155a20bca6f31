import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { notFoundMetadata } from '@/components/seo/not-found-metadata'
import { PageHeader } from '@/components/ui/page-header'
import { getArticle } from '@/lib/content/articles'
import { languageOf } from '@/lib/i18n/content-language'
import { pageLocale } from '@/lib/i18n/page-locale'
import { pathTo } from '@/lib/site/routes'

type ArticlePageProps = PageProps<'/[locale]/article/[identifier]'>

/** Nothing is rendered at build; each page is kept after its first visit. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: ArticlePageProps): Promise<Metadata> {
  const document = await getArticle(await pageLocale(), (await params).identifier)
  return document ? { title: document.title, description: document.excerpt } : notFoundMetadata()
}

export default async function ArticlePage({ params }: ArticlePageProps) {
  const [t, document] = [
    await getTranslations('Breadcrumb'),
    await getArticle(await pageLocale(), (await params).identifier),
  ]
  if (!document) notFound()
  return (
    <PageHeader
      title={document.title}
      intro={document.excerpt}
      lang={languageOf(document, 'title')}
      trail={[
        { label: t('home'), href: pathTo('home') },
        { label: t('media'), href: pathTo('media') },
        { label: document.title, lang: languageOf(document, 'title') },
      ]}
      trailLabel={t('label')}
    />
  )
}
