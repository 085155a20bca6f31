import { getTranslations } from 'next-intl/server'
import { Section } from '@/components/ui/section'
import type { ArticleCard } from '@/lib/contract/articles'
import type { Locale } from '@/lib/i18n/locales'
import { articlesPath } from '@/lib/site/articles/articles-path'
import { ArticleGrid } from './article-grid'

export async function RelatedArticles({ articles, locale }: { articles: ArticleCard[]; locale: Locale }) {
  const t = await getTranslations('RelatedArticles')
  if (articles.length === 0) return null
  return (
    <div data-no-print="">
      <Section title={t('title')} more={{ href: articlesPath(), label: t('all') }} tone="shade">
        <ArticleGrid articles={articles} locale={locale} />
      </Section>
    </div>
  )
}
