import { isCorrected } from './is-corrected'

const BEFORE = { fullName: 'Ana', email: 'ana@example.com', phone: null, organization: '', answers: { meal: 'fish', days: ['1', '2'] } }

test.each([
  ['no organisation', { organization: null }, false],
  ['a phone', { phone: '+995 555 12 34 56' }, true],
  ['the same answers in another order', { answers: { days: ['1', '2'], meal: 'fish', note: '' } }, false],
  ['another answer', { answers: { meal: 'meat', days: ['1', '2'] } }, true],
  ['no answers', { answers: null }, true],
])('%s', (_what, change, expected) => {
  expect(isCorrected(BEFORE, change)).toBe(expected)
})

test('a change of the kind of guest is no correction', () => {
  expect(isCorrected({ ...BEFORE, kind: 'guest' } as object, { kind: 'speaker' } as object)).toBe(false)
})
