import type { ArticleCard as Article } from '@/lib/contract/articles'
import type { Locale } from '@/lib/i18n/locales'
import { ArticleCard } from './article-card'
import styles from './article-grid.module.css'

export function ArticleGrid({ articles, locale }: { articles: Article[]; locale: Locale }) {
  if (articles.length === 0) return null
  return (
    <ul className={styles.grid}>
      {articles.map((article) => (
        <li key={article.identifier}>
          <ArticleCard article={article} locale={locale} />
        </li>
      ))}
    </ul>
  )
}
