import { getTranslations } from 'next-intl/server'
import { Section } from '@/components/ui/section'
import type { ArticleCard as Article } from '@/lib/contract/articles'
import type { Locale } from '@/lib/i18n/locales'
import { pathTo } from '@/lib/site/routes'
import { ArticleCard } from './article-card'
import styles from './article-grid.module.css'

export async function LatestArticles({ articles, locale }: { articles: Article[]; locale: Locale }) {
  const t = await getTranslations('LatestArticles')
  if (articles.length === 0) return null
  return (
    <Section title={t('title')} more={{ href: pathTo('media'), label: t('all') }} tone="shade" heading="beside" hasThread>
      <ul className={`${styles.cards} ${styles.latest}`}>
        {articles.map((article, index) => (
          <li key={article.identifier}>
            <ArticleCard article={article} locale={locale} size={index === 0 ? 'lead' : 'brief'} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
