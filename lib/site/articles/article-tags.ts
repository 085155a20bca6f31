/** The tags that the site has a word for in both languages; staff may make up others. */
export const KNOWN_ARTICLE_TAGS = ['accelerator', 'community', 'ideas', 'interview', 'jazz', 'news', 'summit'] as const

/** A tag that the site has a word for. */
export type KnownArticleTag = (typeof KNOWN_ARTICLE_TAGS)[number]

/** Whether the site has a word for a tag. */
export function isKnownArticleTag(tag: string): tag is KnownArticleTag {
  return KNOWN_ARTICLE_TAGS.some((known) => known === tag)
}
