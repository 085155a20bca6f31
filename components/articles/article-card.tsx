import { Cluster } from '@/components/ui/layout/cluster'
import { Grid } from '@/components/ui/layout/grid'
import { Stack } from '@/components/ui/layout/stack'
import { MovingCover } from '@/components/ui/pictures/moving-cover'
import { StretchedLink } from '@/components/ui/stretched-link'
import type { ArticleCard as Article } from '@/lib/contract/articles'
import { languageOf } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import { SITE_TIME_ZONE } from '@/lib/i18n/time-zone'
import { formatDay } from '@/lib/site/text/dates'
import { pathTo } from '@/lib/site/routes'
import styles from './article-card.module.css'
import { ArticleCover } from './article-cover'
import { articleTagNames } from './article-tag-names'

const SMALL = '(width >= 84rem) 27rem, (width >= 72rem) 31vw, (width >= 48rem) 46vw, 8rem'
const FEW = '(width >= 84rem) 41rem, (width >= 48rem) 46vw, 92vw'
const SIZES = { lead: '(width >= 84rem) 55rem, (width >= 72rem) 62vw, 100vw', small: SMALL, wide: '(width >= 84rem) 55rem, (width >= 72rem) 62vw, (width >= 48rem) 46vw, 8rem', half: FEW, few: FEW, beside: SMALL, brief: SMALL }

export type ArticleCardSize = keyof typeof SIZES

interface ArticleCardProps {
  article: Article
  locale: Locale
  /** `lead` stands above the others, `wide` does so on wide screens only, `half` takes half of the page, `beside` stands beside a wide one, `few` is one of three at most, `brief` stands beside the first and shows its title only. */
  size?: ArticleCardSize
  /** Whether its picture is seen first. */
  priority?: boolean
}

export async function ArticleCard({ article, locale, size = 'small', priority }: ArticleCardProps) {
  const nameOf = await articleTagNames()
  const [tag] = article.tags
  const titleLang = languageOf(article, 'title')
  return (
    <Grid as="article" gap={4} className={`${styles.card} ${size === 'lead' ? '' : styles.small} ${styles[size] ?? ''}`}>
      <MovingCover of="article" identifier={article.identifier}>
        <ArticleCover article={article} sizes={SIZES[size]} priority={priority} className={styles.cover} />
      </MovingCover>
      <Stack gap={2}>
        <Cluster as="p" gap={3} row={0} className={styles.details}>
          {tag && <span className={styles.topic}>{nameOf(tag)}</span>}
          {titleLang && (
            <span className={styles.mark} aria-hidden="true">
              {titleLang.toUpperCase()}
            </span>
          )}
          {article.publishedAt && (
            <time dateTime={article.publishedAt}>
              {formatDay(article.publishedAt, { locale, timeZone: SITE_TIME_ZONE })}
            </time>
          )}
        </Cluster>
        <h3 className={styles.title} lang={titleLang}>
          <StretchedLink href={pathTo('article', { identifier: article.identifier })}>
            {article.title}
          </StretchedLink>
        </h3>
        {article.excerpt && size !== 'brief' && (
          <p className={styles.excerpt} lang={languageOf(article, 'excerpt')}>
            {article.excerpt}
          </p>
        )}
      </Stack>
    </Grid>
  )
}
