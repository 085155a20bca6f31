import type { ArticleCard as Article } from '@/lib/contract/articles'
import type { Locale } from '@/lib/i18n/locales'
import { ArticleCard } from './article-card'
import styles from './article-grid.module.css'

/** How many articles a front holds. */
export const FRONT_ARTICLES = 3

export function ArticleFront({ articles, locale, priority }: { articles: Article[]; locale: Locale; priority?: boolean }) {
  return (
    <ul className={`${styles.cards} ${styles.front}`}>
      {articles.map((article, index) => (
        <li key={article.identifier}>
          <ArticleCard
            article={article}
            locale={locale}
            size={index === 0 ? 'lead' : 'brief'}
            priority={priority && index === 0}
          />
        </li>
      ))}
    </ul>
  )
}
