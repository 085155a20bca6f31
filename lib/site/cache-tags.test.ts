import { tagsOfChange, tagsOfRead } from './cache-tags'

/** Whether a page that was made of a read is made anew after a change. */
const isExpired = (read: string[], change: string[]) => read.some((tag) => change.includes(tag))

test.each([
  {
    what: 'a new speaker appears in the list',
    read: tagsOfRead('speakers'),
    change: tagsOfChange('speakers', ['ana-tsereteli']),
    expired: true,
  },
  {
    what: "a speaker's own page follows a change of that speaker",
    read: tagsOfRead('speakers', 'ana-tsereteli'),
    change: tagsOfChange('speakers', ['ana-tsereteli']),
    expired: true,
  },
  {
    what: "a speaker's own page is left alone by a change of another speaker",
    read: tagsOfRead('speakers', 'ana-tsereteli'),
    change: tagsOfChange('speakers', ['luka-maisuradze']),
    expired: false,
  },
  {
    what: 'the old address of a renamed event stops showing it',
    read: tagsOfRead('events', 'summit-27'),
    change: tagsOfChange('events', ['summit-2027', 'summit-27']),
    expired: true,
  },
  {
    what: 'the new address of a renamed event shows it, though nothing was there before',
    read: tagsOfRead('events', 'summit-2027'),
    change: tagsOfChange('events', ['summit-2027', 'summit-27']),
    expired: true,
  },
  {
    what: 'an agenda follows the name of a speaker on it',
    read: tagsOfRead('sessions'),
    change: tagsOfChange('speakers', ['ana-tsereteli']),
    expired: true,
  },
  {
    what: 'the line-up link of the navigation follows the first line-up of an event',
    read: tagsOfRead('events'),
    change: tagsOfChange('lineups', [undefined]),
    expired: true,
  },
  {
    what: 'a picture that was replaced is replaced on pages too',
    read: tagsOfRead('articles', 'ten-days'),
    change: tagsOfChange('media', [undefined]),
    expired: true,
  },
  {
    what: 'every page follows the common data',
    read: tagsOfRead('commons'),
    change: tagsOfChange('commons', []),
    expired: true,
  },
  {
    what: 'articles are left alone by a change of partners',
    read: tagsOfRead('articles'),
    change: tagsOfChange('partners', [undefined]),
    expired: false,
  },
])('$what', ({ read, change, expired }) => {
  expect(isExpired(read, change)).toBe(expired)
})

test('a name that stays the same is expired once', () => {
  expect(tagsOfChange('events', ['summit-2027', 'summit-2027', undefined])).toEqual(['events', 'events:summit-2027'])
})

test('a source that shows nothing else has only its own tag', () => {
  expect(tagsOfRead('positions')).toEqual(['positions'])
})
