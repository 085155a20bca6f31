import { relatedArticles } from './related-articles'

const card = (_id: string, ...tags: string[]) => ({ _id, tags })
const newest = [card('a', 'news'), card('b', 'jazz'), card('c', 'jazz', 'ideas'), card('d'), card('e', 'ideas')]

test.each([
  { what: 'most shared tags first, then the newest', article: card('x', 'jazz', 'ideas'), chosen: ['c', 'b', 'e'] },
  { what: 'the newest where nothing is shared', article: card('x', 'interview'), chosen: ['a', 'b', 'c'] },
  { what: 'never the article itself', article: card('c', 'jazz', 'ideas'), chosen: ['b', 'e', 'a'] },
  { what: 'a tag that is given twice counts once', article: card('x', 'ideas', 'ideas'), chosen: ['c', 'e', 'a'] },
])('$what', ({ article, chosen }) => {
  expect(relatedArticles(article, newest).map(({ _id }) => _id)).toEqual(chosen)
})

test('there may be fewer than three, or none', () => {
  expect(relatedArticles(card('a'), newest.slice(0, 2))).toHaveLength(1)
  expect(relatedArticles(card('a'), newest.slice(0, 1))).toEqual([])
})
