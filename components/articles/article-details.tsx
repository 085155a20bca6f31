import { getTranslations } from 'next-intl/server'
import { Cluster } from '@/components/ui/layout/cluster'
import { ShareControl } from '@/components/ui/tools/share-control'
import type { Article } from '@/lib/contract/articles'
import { languageOf } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/navigation'
import { articlesPath } from '@/lib/site/articles/articles-path'
import { canonicalPath } from '@/lib/site/metadata/canonical-path'
import { SITE_TIME_ZONE } from '@/lib/i18n/time-zone'
import { formatDay } from '@/lib/site/text/dates'
import { readingMinutes } from '@/lib/site/articles/reading-time'
import { pathTo } from '@/lib/site/routes'
import styles from './article-details.module.css'
import { articleTagNames } from './article-tag-names'

interface ArticleDetailsProps {
  article: Article
  locale: Locale
  /** The language in the address of its page. */
  language: Locale
}

export async function ArticleDetails({ article, locale, language }: ArticleDetailsProps) {
  const [t, nameOf] = await Promise.all([getTranslations('ArticleDetails'), articleTagNames()])
  const path = canonicalPath(language, pathTo('article', { identifier: article.identifier }))
  const minutes = readingMinutes(article.body, language)
  return (
    <Cluster gap={5} row={1} align="baseline" className={styles.details} data-hides-empty="">
      {article.author && (
        <p className={styles.author}>
          {t.rich('by', {
            author: article.author,
            name: (author) => <span lang={languageOf(article, 'author')}>{author}</span>,
          })}
        </p>
      )}
      {article.publishedAt && (
        <p>
          <time dateTime={article.publishedAt}>
            {formatDay(article.publishedAt, { locale, timeZone: SITE_TIME_ZONE })}
          </time>
        </p>
      )}
      {minutes > 0 && <p>{t('readingTime', { minutes })}</p>}
      <ShareControl path={path} title={article.title} />
      {article.tags.length > 0 && (
        <Cluster as="ul" gap={4} row={1} className={styles.topics} data-no-print="" aria-label={t('topics')}>
          {article.tags.map((tag) => (
            <li key={tag}>
              <Link href={articlesPath({ tag })} className={styles.topic}>
                {nameOf(tag)}
              </Link>
            </li>
          ))}
        </Cluster>
      )}
    </Cluster>
  )
}
