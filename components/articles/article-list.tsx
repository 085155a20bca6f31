import { getTranslations } from 'next-intl/server'
import { Pagination } from '@/components/ui/directory/pagination'
import { paginationLabels } from '@/components/ui/directory/pagination-labels'
import { Page } from '@/components/ui/layout/page'
import type { ArticleCard } from '@/lib/contract/articles'
import type { Locale } from '@/lib/i18n/locales'
import unseen from '@/components/ui/unseen.module.css'
import { articlesPath } from '@/lib/site/articles/articles-path'
import { pageOf, type ListView } from '@/lib/site/lists/list-view'
import { ArticleFilter } from './article-filter'
import { ArticleFront, FRONT_ARTICLES } from './article-front'
import { ArticleGrid } from './article-grid'
import styles from './article-list.module.css'
import { articleTagNames } from './article-tag-names'
import { ArticlesEmpty } from './articles-empty'

interface ArticleListProps {
  articles: { items: ArticleCard[]; total: number; limit: number }
  /** The tags that articles carry. */
  tags: string[]
  view: ListView
  locale: Locale
}

export async function ArticleList({ articles: { items, total, limit }, tags, view, locale }: ArticleListProps) {
  const [t, labels, nameOf] = await Promise.all([getTranslations('ArticleList'), paginationLabels(), articleTagNames()])
  const [page, pages] = [pageOf(view), Math.ceil(total / limit)]
  const isFront = page === 1 && !view.tag
  return (
    <Page pad="end" className={styles.list}>
      <ArticleFilter tags={tags} active={view.tag} />
      {items.length === 0 ? (
        <ArticlesEmpty view={view} pages={pages} />
      ) : (
        <>
          <h2 className={page > 1 ? styles.count : unseen.unseen}>
            {view.tag ? t('countOfTag', { tag: nameOf(view.tag), count: total }) : t('count', { count: total })}
            {page > 1 && <span className={styles.page}>{t('pageOf', { page, pages })}</span>}
          </h2>
          {isFront && <ArticleFront articles={items.slice(0, FRONT_ARTICLES)} locale={locale} priority />}
          <ArticleGrid articles={isFront ? items.slice(FRONT_ARTICLES) : items} locale={locale} />
          <Pagination
            page={page}
            pages={pages}
            hrefOf={(target) => articlesPath({ tag: view.tag, page: target })}
            labels={labels}
          />
        </>
      )}
    </Page>
  )
}
