import { Grid } from '@/components/ui/layout/grid'
import { LongProse } from '@/components/ui/long-prose'
import type { Article } from '@/lib/contract/articles'
import { languageOf } from '@/lib/i18n/content-language'
import styles from './article-body.module.css'

export function ArticleBody({ article }: { article: Article }) {
  return (
    <Grid split={3} gap={6} width="page" className={styles.body}>
      <LongProse html={article.body} lang={languageOf(article, 'body')} className={styles.text} />
    </Grid>
  )
}
