/** Tags with a translated name; staff may use others. */
export const KNOWN_ARTICLE_TAGS = ['accelerator', 'community', 'ideas', 'interview', 'jazz', 'news', 'summit'] as const

export type KnownArticleTag = (typeof KNOWN_ARTICLE_TAGS)[number]

export function isKnownArticleTag(tag: string): tag is KnownArticleTag {
  return KNOWN_ARTICLE_TAGS.some((known) => known === tag)
}
