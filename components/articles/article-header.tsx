import { getTranslations } from 'next-intl/server'
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb'
import { MovingCover } from '@/components/ui/pictures/moving-cover'
import { Picture } from '@/components/ui/pictures/picture'
import type { Article } from '@/lib/contract/articles'
import { languageOf } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import { ArticleDetails } from './article-details'
import styles from './article-header.module.css'

interface ArticleHeaderProps {
  article: Article
  trail: Crumb[]
  trailLabel: string
  locale: Locale
  /** The language in the address of its page. */
  language: Locale
}

export async function ArticleHeader({ article, trail, trailLabel, locale, language }: ArticleHeaderProps) {
  const t = await getTranslations('ArticleHeader')
  return (
    <header className={styles.header}>
      <div className={styles.trail}>
        <Breadcrumb trail={trail} label={trailLabel} />
      </div>
      <div className={styles.opening}>
        <div>
          <h1 className={styles.title} lang={languageOf(article, 'title')}>
            {article.title}
          </h1>
          {article.excerpt && (
            <p className={styles.lead} lang={languageOf(article, 'excerpt')}>
              {article.excerpt}
            </p>
          )}
          {languageOf(article, 'body') && <p className={styles.note}>{t('onlyInEnglish')}</p>}
        </div>
        <ArticleDetails article={article} locale={locale} language={language} />
      </div>
      {article.coverImage && (
        <MovingCover of="article" identifier={article.identifier}>
          <Picture image={article.coverImage} sizes="100vw" className={styles.cover} priority />
        </MovingCover>
      )}
    </header>
  )
}
