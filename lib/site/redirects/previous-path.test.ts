import { documentParameters, withIdentifiers } from './previous-path'

test.each([
  ['/event/summit', [['events', 'summit']]],
  ['/event/summit/agenda', [['events', 'summit']]],
  ['/explore/summit', [['events', 'summit']]],
  ['/event/summit/speaker/nino', [['events', 'summit'], ['speakers', 'nino']]],
  ['/event/summit/participant/nino', [['events', 'summit'], ['participants', 'nino']]],
  ['/speaker/nino', [['speakers', 'nino']]],
  ['/participant/nino', [['participants', 'nino']]],
  ['/team-member/nino', [['team-members', 'nino']]],
  ['/article/news', [['articles', 'news']]],
  ['/letter/spring', [['newsletters', 'spring']]],
  ['/event/speakers', []],
  ['/about', []],
  ['/no/such/screen/here', []],
])('%s names what can be renamed', (path, expected) => {
  expect(documentParameters(path).map(({ entity, identifier }) => [entity, identifier])).toEqual(expected)
})

test('a path gets the new names in their places', () => {
  const parts = documentParameters('/event/summit/speaker/nino').map((part) => ({ ...part, identifier: `${part.identifier}-new` }))
  expect(withIdentifiers('/event/summit/speaker/nino', parts)).toBe('/event/summit-new/speaker/nino-new')
})

test('a path without names stays', () => {
  expect(withIdentifiers('/about', [])).toBe('/about')
  expect(withIdentifiers('/nowhere/at/all/x', [])).toBe('/nowhere/at/all/x')
})
