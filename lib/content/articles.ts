import { ArticleCardSchema, ArticleSchema, type Article, type ArticleCard } from '@/lib/contract/articles'
import type { ListQueryInput } from '@/lib/contract/query'
import type { Locale } from '@/lib/i18n/locales'
import { readOne, readPage, readStamped, type Page } from './lists/lists'

const ARTICLES_IN_FEED = 20

/** Newest first. */
export function getArticles(locale: Locale, query: ListQueryInput = {}): Promise<Page<ArticleCard>> {
  return readPage('articles', ArticleCardSchema, locale, query)
}

/** With their whole texts, as many as a feed holds. */
export function getNewestArticles(locale: Locale): Promise<Article[]> {
  return readStamped('articles', ArticleSchema, locale, { limit: ARTICLES_IN_FEED })
}

export function getArticle(locale: Locale, identifier: string): Promise<Article | null> {
  return readOne('articles', ArticleSchema, locale, identifier)
}
