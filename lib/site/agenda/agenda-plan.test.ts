import { overlapping, parsePlan, togglePlan } from './agenda-plan'

test.each([
  { stored: null, plan: [] },
  { stored: '["a","b"]', plan: ['a', 'b'] },
  { stored: '["a",1,null]', plan: ['a'] },
  { stored: '{"a":true}', plan: [] },
])('what is stored as $stored is read as $plan', ({ stored, plan }) => {
  expect(parsePlan(stored)).toEqual(plan)
})

test('a star is put on and taken off', () => {
  expect(togglePlan(['a'], 'b')).toEqual(['a', 'b'])
  expect(togglePlan(['a', 'b'], 'a')).toEqual(['b'])
})

const session = (from: string, to: string | null) => ({ startsAt: `2027-05-13T${from}:00Z`, endsAt: to && `2027-05-13T${to}:00Z` })

test.each([
  { one: session('10:00', '11:00'), other: session('10:30', '11:30'), clash: true },
  { one: session('10:00', '11:00'), other: session('11:00', '12:00'), clash: false },
  { one: session('10:00', null), other: session('10:59', '12:00'), clash: true },
  { one: session('10:00', null), other: session('11:00', '12:00'), clash: false },
])('$one and $other overlap: $clash', ({ one, other, clash }) => {
  expect(overlapping(one, [one, other])).toEqual(clash ? [other] : [])
  expect(overlapping(other, [one, other])).toEqual(clash ? [one] : [])
})
