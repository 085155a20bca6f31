import demo from '@/lib/backend/demo/content/articles.json'
import participants from '@/lib/backend/demo/content/participants.json'
import type { Localized } from '@/lib/backend/demo/localized'
import { HOUR } from '@/lib/site/text/durations'
import { paragraph, SERIES, TEASER_ENDS, TEASERS, type Phrase } from './phrases'
import type { Random } from './random'
import type { Identifiers } from './transliterate'

/** The longest time between two articles, in hours: some two hundred a year. */
const LONGEST_GAP = 88
const TAGS = [...new Set(demo.flatMap(({ tags }) => tags))]

interface Surroundings {
  random: Random
  identifiers: Identifiers
  /** The keys of the pictures that may be used as covers. */
  covers: readonly string[]
  /** The time of the newest article there is, in milliseconds; the new ones lie before it. */
  newest: number
  /** Turns Markdown into what the editor stores. */
  richText: (markdown: Localized) => Localized<unknown>
}

/** Makes up articles, going back in time. Their texts are those of the demo content. */
export function makeArticles(count: number, { random, identifiers, covers, newest, richText }: Surroundings) {
  const bodies = demo.map(({ body }) => richText(body as Localized))
  let publishedAt = newest
  return Array.from({ length: count }, () => {
    publishedAt -= (1 + random.below(LONGEST_GAP)) * HOUR
    const title = withColon(random.pick(SERIES), random.pick(participants).project)
    return {
      id: random.uuid(),
      identifier: identifiers.of(title.en),
      title,
      excerpt: paragraph(random, TEASERS, TEASER_ENDS),
      body: random.pick(bodies),
      author: random.pick(demo).author,
      coverImage: covers.length > 0 ? random.pick(covers) : null,
      publishedAt: new Date(publishedAt).toISOString(),
      tags: [...new Set([random.pick(TAGS), random.pick(TAGS)])],
    }
  })
}

/** Joins two texts with a colon, in both languages. */
export function withColon(one: Phrase, other: Phrase): Phrase {
  return { en: `${one.en}: ${other.en}`, ka: `${one.ka}: ${other.ka}` }
}
