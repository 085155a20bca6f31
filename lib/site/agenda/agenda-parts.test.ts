import { pageHolding, toParts } from './agenda-parts'

/** A day on which so many sessions begin every hour as the numbers say. */
function day(...perHour: number[]) {
  return perHour.flatMap((count, hour) =>
    Array.from({ length: count }, (_, index) => ({
      stage: `Stage ${index}`,
      startsAt: `2027-05-13T${String(hour).padStart(2, '0')}:00:00Z`,
    })),
  )
}

test.each([
  { perHour: [], sizes: [] },
  { perHour: [10, 10, 10], sizes: [30] },
  { perHour: [10, 10, 11], sizes: [20, 11] },
  // Even parts rather than a full one and a rest.
  { perHour: [5, 5, 5, 5, 5, 5, 5], sizes: [20, 15] },
  // What begins together is not torn apart.
  { perHour: [20, 20, 20], sizes: [20, 20, 20] },
  { perHour: [70], sizes: [30, 30, 10] },
])('a day with $perHour sessions every hour has parts of $sizes', ({ perHour, sizes }) => {
  const sessions = day(...perHour)
  const parts = toParts(sessions, 30)
  expect(parts.map(({ length }) => length)).toEqual(sizes)
  expect(parts.flat()).toEqual(sessions)
})

test.each([
  { first: 30, count: 30, page: { page: 2, limit: 30 } },
  { first: 133, count: 20, page: { page: 7, limit: 22 } },
  { first: 90, count: 300, page: null },
])('$count items from the one at $first on are held by $page', ({ first, count, page }) => {
  expect(pageHolding(first, count, 100)).toEqual(page)
})

test('whatever an agenda shows at once lies on one page, and little besides', () => {
  const runs = Array.from({ length: 300 * 30 }, (_, index) => ({ first: Math.floor(index / 30), count: (index % 30) + 1 }))
  const lost = runs.filter(({ first, count }) => {
    const { page, limit } = pageHolding(first, count, 60) ?? { page: 0, limit: 0 }
    const start = (page - 1) * limit
    return page === 0 || start > first || start + limit < first + count
  })
  expect(lost).toEqual([])
})
