import { shiftMonths } from './shift-months'

test.each([
  ['2026-08-31T10:00:00Z', -6, '2026-02-28T10:00:00Z'],
  ['2026-08-31T10:00:00Z', 6, '2027-02-28T10:00:00Z'],
  ['2028-02-29T10:00:00Z', 12, '2029-02-28T10:00:00Z'],
])('%s and %i months are %s', (from, months, to) => expect(shiftMonths(new Date(from), months)).toEqual(new Date(to)))

test('nothing is over before the last day that it is kept until', () => {
  for (let day = 0; day < 800; day += 1) {
    const stored = new Date(Date.UTC(2026, 0, 1 + day, 10))
    for (const months of [3, 6, 12, 24]) {
      const due = shiftMonths(stored, months)
      const before = new Date(due.getTime() - 1)
      expect(shiftMonths(before, -months).getTime()).toBeLessThanOrEqual(stored.getTime())
    }
  }
})
