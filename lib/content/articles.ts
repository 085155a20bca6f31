import { ArticleCardSchema, ArticleSchema, type Article, type ArticleCard } from '@/lib/contract/articles'
import type { ListPage, ListQueryInput } from '@/lib/contract/query'
import { otherLocales, type Locale } from '@/lib/i18n/locales'
import { withReadableText } from '@/lib/site/articles/with-readable-text'
import { readOne, readPage, readStamped } from './lists/lists'

const ARTICLES_IN_FEED = 20

/** Newest first. */
export function getArticles(locale: Locale, query: ListQueryInput = {}): Promise<ListPage<ArticleCard>> {
  return readPage('articles', ArticleCardSchema, locale, query)
}

/** With their whole texts, as many as a feed holds. */
export async function getNewestArticles(locale: Locale): Promise<Article[]> {
  const read = (language: Locale) => readStamped('articles', ArticleSchema, language, { limit: ARTICLES_IN_FEED })
  const [articles, ...others] = await Promise.all([locale, ...otherLocales(locale)].map(read))
  return withReadableText(articles ?? [], others.flat())
}

export function getArticle(locale: Locale, identifier: string): Promise<Article | null> {
  return readOne('articles', ArticleSchema, locale, identifier)
}
