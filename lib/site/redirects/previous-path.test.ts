import { documentParameters, withIdentifiers } from './previous-path'

test.each([
  ['/event/summit', [['events', 'summit']]],
  ['/explore/summit', [['events', 'summit']]],
  ['/event/summit/speaker/nino', [['events', 'summit'], ['speakers', 'nino']]],
  ['/team-member/nino', [['team-members', 'nino']]],
  ['/article/news', [['articles', 'news']]],
  ['/letter/spring', [['newsletters', 'spring']]],
  ['/event/speakers', []],
  ['/no/such/screen/here', []],
])('%s names what can be renamed', (path, expected) => {
  expect(documentParameters(path).map(({ entity, identifier }) => [entity, identifier])).toEqual(expected)
})

test('a path gets the new names in their places', () => {
  const parts = documentParameters('/event/summit/speaker/nino').map((part) => ({ ...part, identifier: `${part.identifier}-new` }))
  expect(withIdentifiers('/event/summit/speaker/nino', parts)).toBe('/event/summit-new/speaker/nino-new')
})
