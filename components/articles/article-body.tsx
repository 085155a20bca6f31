import { Prose } from '@/components/ui/prose'
import type { Article } from '@/lib/contract/articles'
import { languageOf } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import styles from './article-body.module.css'
import { ArticleDetails } from './article-details'

export function ArticleBody({ article, locale }: { article: Article; locale: Locale }) {
  return (
    <div className={styles.body}>
      <ArticleDetails article={article} locale={locale} />
      <Prose html={article.body} lang={languageOf(article, 'body')} size="article" className={styles.text} />
    </div>
  )
}
