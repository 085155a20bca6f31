import { Prose } from '@/components/ui/prose'
import type { Article } from '@/lib/contract/articles'
import { languageOf } from '@/lib/i18n/content-language'
import styles from './article-body.module.css'

export function ArticleBody({ article }: { article: Article }) {
  return (
    <div className={styles.body}>
      <Prose html={article.body} lang={languageOf(article, 'body')} size="article" className={styles.text} />
    </div>
  )
}
