import { getTranslations } from 'next-intl/server'
import { isKnownArticleTag } from '@/lib/site/articles/article-tags'

/** Gives the names of tags in the language of the page; a tag that staff made up is its own name. */
export async function articleTagNames(): Promise<(tag: string) => string> {
  const t = await getTranslations('ArticleTags')
  return (tag) => (isKnownArticleTag(tag) ? t(tag) : tag)
}
