import { Picture } from '@/components/ui/picture'
import type { ArticleCard as Article } from '@/lib/contract/articles'
import { languageOf } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/navigation'
import { SITE_TIME_ZONE } from '@/lib/site/constants'
import { formatDay } from '@/lib/site/dates'
import { pathTo } from '@/lib/site/routes'
import styles from './article-card.module.css'

interface ArticleCardProps {
  article: Article
  locale: Locale
  isLarge?: boolean
}

/** An article among others: picture, title and date. */
export function ArticleCard({ article, locale, isLarge = false }: ArticleCardProps) {
  return (
    <article className={styles.card}>
      {article.coverImage && (
        <Picture
          image={article.coverImage}
          sizes={isLarge ? '(width >= 72rem) 42rem, 100vw' : '(width >= 72rem) 21rem, (width >= 48rem) 50vw, 100vw'}
          className={isLarge ? `${styles.image} ${styles.large}` : styles.image}
          decorative
        />
      )}
      <div className={styles.text}>
        {article.publishedAt && (
          <time className={styles.date} dateTime={article.publishedAt}>
            {formatDay(article.publishedAt, { locale, timeZone: SITE_TIME_ZONE })}
          </time>
        )}
        <h3 className={isLarge ? styles.largeTitle : styles.title} lang={languageOf(article, 'title')}>
          <Link href={pathTo('article', { identifier: article.identifier })} className={styles.link}>
            {article.title}
          </Link>
        </h3>
        {isLarge && (
          <p className={styles.excerpt} lang={languageOf(article, 'excerpt')}>
            {article.excerpt}
          </p>
        )}
      </div>
    </article>
  )
}
