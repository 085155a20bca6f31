import { shareSubject, subjectPath } from './share-subject'

test.each([
  ['/event/summit', { kind: 'event', key: 'summit' }, '/event/summit'],
  ['/speaker/nino', { kind: 'speaker', key: 'nino' }, '/speaker/nino'],
  ['/event/summit/speaker/nino', { kind: 'speaker', key: 'nino', event: 'summit' }, '/event/summit/speaker/nino'],
  ['/article/news', { kind: 'article', key: 'news' }, '/article/news'],
  ['/event/summit/about', { kind: 'page', key: 'eventAbout', event: 'summit' }, '/event/summit'],
  ['/explore/summit', { kind: 'page', key: 'explore', event: 'summit' }, '/event/summit'],
  ['/about', { kind: 'page', key: 'about' }, null],
] as const)('the share image of %s shows %j', (path, subject, renamed) => {
  expect(shareSubject(path)).toEqual(subject)
  expect(subjectPath(subject)).toBe(renamed)
})

test.each(['/privacy', '/login', '/no/such/screen'])('%s has no image of its own', (path) => {
  expect(shareSubject(path)).toBeNull()
})
