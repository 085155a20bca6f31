import type { ArticleCard as Article } from '@/lib/contract/articles'
import type { Locale } from '@/lib/i18n/locales'
import { ArticleCard, type ArticleCardSize } from './article-card'
import styles from './article-grid.module.css'

export function ArticleGrid({ articles, locale }: { articles: Article[]; locale: Locale }) {
  if (articles.length === 0) return null
  return (
    <ul className={`${styles.cards} ${styles.grid}`}>
      {articles.map((article, index) => (
        <li key={article.identifier}>
          <ArticleCard article={article} locale={locale} size={sizeOf(index, articles.length)} />
        </li>
      ))}
    </ul>
  )
}

/** A picture takes half of the row when there are two, or when it is the last and alone in its row; of nine, the sixth is wide beside two others. */
function sizeOf(index: number, count: number): ArticleCardSize {
  if (count === 9 && index === 5) return 'wide'
  if (count === 9 && (index === 3 || index === 4)) return 'beside'
  if (count === 2 || (index === count - 1 && count % 3 === 1)) return 'half'
  return count < 4 ? 'few' : 'small'
}
