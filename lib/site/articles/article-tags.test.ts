import en from '@/messages/en.json'
import ka from '@/messages/ka.json'
import { KNOWN_ARTICLE_TAGS } from './article-tags'

test.each([en, ka])('every known tag has a word, and no other has', ({ ArticleTags }) => {
  expect(Object.keys(ArticleTags).toSorted()).toEqual([...KNOWN_ARTICLE_TAGS])
})
