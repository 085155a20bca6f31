import type { ArticleCard } from '@/lib/contract/articles'

/** Among how many of the newest articles related ones are looked for: as many as two pages of the list show. */
export const RELATED_AMONG = 24

const SHOWN = 3

type Tagged = Pick<ArticleCard, '_id' | 'tags'>

/**
 * Chooses what to read next: those that share most tags with an article, then the newest.
 *
 * @param article the one being read, which is never chosen
 * @param newest articles in the order of the list, the newest first
 * @returns three, or as many as there are
 */
export function relatedArticles<Card extends Tagged>(article: Tagged, newest: readonly Card[]): Card[] {
  const shared = ({ tags }: Card) => new Set(tags.filter((tag) => article.tags.includes(tag))).size
  return newest
    .filter(({ _id }) => _id !== article._id)
    .toSorted((one, other) => shared(other) - shared(one))
    .slice(0, SHOWN)
}
