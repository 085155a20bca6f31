import { collectionOf, tagsOfRead, type CacheSource } from './cache-tags'

test.each<{ what: string; shown: CacheSource; changed: string; isExpired: boolean }>([
  { what: 'an agenda follows the name of a speaker on it', shown: 'sessions', changed: 'speakers', isExpired: true },
  { what: 'an event counts a line-up that was added', shown: 'events', changed: 'lineups', isExpired: true },
  { what: 'a person loses an event that was withdrawn', shown: 'participants', changed: 'events', isExpired: true },
  { what: 'a portrait follows its alternative text', shown: 'team-members', changed: 'media', isExpired: true },
  { what: 'the jazz page follows its event', shown: 'commons', changed: 'events', isExpired: true },
  { what: 'an article stays when a speaker changes', shown: 'articles', changed: 'speakers', isExpired: false },
])('$what', ({ shown, changed, isExpired }) => {
  expect(tagsOfRead(shown).includes(changed)).toBe(isExpired)
})

test.each([['teamMembers', 'team-members']])('the list %s is kept in the collection %s', (name, collection) => {
  expect(collectionOf(name)).toBe(collection)
})
