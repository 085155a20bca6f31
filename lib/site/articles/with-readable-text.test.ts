import { withReadableText } from './with-readable-text'

test('an article whose text is in another language alone is left out, one without any text is not', () => {
  const english = [{ _id: '1', body: '<p>Tea</p>' }, { _id: '2', body: '' }, { _id: '3', body: '' }]
  const georgian = [{ _id: '1', body: '<p>Tea</p>' }, { _id: '2', body: '<p>ჩაი</p>' }, { _id: '3', body: '' }]
  expect(withReadableText(english, georgian).map(({ _id }) => _id)).toEqual(['1', '3'])
  expect(withReadableText(georgian, english)).toEqual(georgian)
})
