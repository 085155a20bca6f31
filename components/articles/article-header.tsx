import { getTranslations } from 'next-intl/server'
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb'
import { Grid } from '@/components/ui/layout/grid'
import { Heading } from '@/components/ui/layout/heading'
import { Media } from '@/components/ui/layout/media'
import { Page } from '@/components/ui/layout/page'
import { Stack } from '@/components/ui/layout/stack'
import { MovingCover } from '@/components/ui/pictures/moving-cover'
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
    <Stack as="header" className={styles.header}>
      <Page className={styles.trail} data-no-print="">
        <Breadcrumb trail={trail} label={trailLabel} />
      </Page>
      <Grid split={3} gap={6} width="page" className={styles.opening}>
        <div>
          <Heading as="h1" size="form" className={styles.title} lang={languageOf(article, 'title')}>
            {article.title}
          </Heading>
          {article.excerpt && (
            <p className={styles.lead} lang={languageOf(article, 'excerpt')}>
              {article.excerpt}
            </p>
          )}
          {languageOf(article, 'body') && <p className={styles.note}>{t('onlyInEnglish')}</p>}
        </div>
        <ArticleDetails article={article} locale={locale} language={language} />
      </Grid>
      {article.coverImage && (
        <MovingCover of="article" identifier={article.identifier}>
          <Media shape="4/3" corners="none" image={article.coverImage} sizes="100vw" className={styles.cover} priority />
        </MovingCover>
      )}
    </Stack>
  )
}
