import type { ArticleCard as Article } from '@/lib/contract/articles'
import type { Locale } from '@/lib/i18n/locales'
import { ArticleCard } from './article-card'
import styles from './article-grid.module.css'

export function ArticleGrid({ articles, locale }: { articles: Article[]; locale: Locale }) {
  if (articles.length === 0) return null
  return (
    <ul className={styles.grid}>
      {articles.map((article, index) => (
        <li key={article.identifier}>
          <ArticleCard article={article} locale={locale} size={isHalf(index, articles.length) ? 'half' : 'small'} />
        </li>
      ))}
    </ul>
  )
}

/** Whether its picture takes half of the row: as one of two, or as the last one, which has its row to itself. */
function isHalf(index: number, count: number): boolean {
  return count === 2 || (index === count - 1 && count % 3 === 1)
}
