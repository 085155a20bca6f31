import type { ArticleCard } from '@/lib/contract/articles'

/** How many of the newest articles are candidates: two pages of the list. */
export const RELATED_AMONG = 24

const SHOWN = 3

type Tagged = Pick<ArticleCard, '_id' | 'tags'>

/** The three articles that share most tags with one; of equals, the newest. */
export function relatedArticles<Card extends Tagged>(article: Tagged, newest: readonly Card[]): Card[] {
  const shared = ({ tags }: Card) => new Set(tags.filter((tag) => article.tags.includes(tag))).size
  return newest
    .filter(({ _id }) => _id !== article._id)
    .toSorted((one, other) => shared(other) - shared(one))
    .slice(0, SHOWN)
}
