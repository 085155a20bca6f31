import { getTranslations } from 'next-intl/server'
import { Section } from '@/components/ui/section'
import type { ArticleCard as Article } from '@/lib/contract/articles'
import type { Locale } from '@/lib/i18n/locales'
import { pathTo } from '@/lib/site/routes'
import { ArticleFront } from './article-front'

export async function LatestArticles({ articles, locale }: { articles: Article[]; locale: Locale }) {
  const t = await getTranslations('LatestArticles')
  if (articles.length === 0) return null
  return (
    <Section title={t('title')} more={{ href: pathTo('media'), label: t('all') }} tone="shade" hasThread>
      <ArticleFront articles={articles} locale={locale} />
    </Section>
  )
}
