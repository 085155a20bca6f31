import { fromViewSegments, toViewSegment } from './view-segment'

test.each([
  { keyword: 'ნინო & company / 100%' },
  { keyword: '~?#[]', country: 'GE', cohort: '2027', event: 'summit-2027', page: '12' },
  { page: '2' },
])('%j comes back from the segment as it went in', (view) => {
  const segment = toViewSegment(view)
  expect(segment).toMatch(/^~[\w-]+$/)
  expect(fromViewSegments('participants', [segment])).toEqual(view)
  expect(fromViewSegments('participants', [encodeURIComponent(segment)])).toEqual(view)
})

test('no segment is the view without a query', () => {
  expect(fromViewSegments('participants', undefined)).toEqual({})
  expect(fromViewSegments('participants', [])).toEqual({})
})

test.each(['~', '~%00', '~!!!', '~a2V5d29yZA', 'people'])('a segment that says nothing, such as %s, is that view too', (segment) => {
  expect(fromViewSegments('participants', [segment])).toEqual({})
})

test('a segment can only choose what its screen has', () => {
  expect(fromViewSegments('speakers', [toViewSegment({ cohort: '2027', country: 'GE' })])).toEqual({ country: 'GE' })
})
