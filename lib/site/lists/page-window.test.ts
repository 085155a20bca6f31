import { pageWindow } from './page-window'

const row = (page: number, pages: number) => pageWindow(page, pages).map((slot) => (slot === 'gap' ? '…' : slot)).join(' ')

test.each([
  { page: 1, pages: 0, shown: '' },
  { page: 7, pages: 7, shown: '1 2 3 4 5 6 7' },
  { page: 1, pages: 8, shown: '1 2 3 4 5 … 8' },
  { page: 5, pages: 8, shown: '1 … 4 5 6 7 8' },
  { page: 5, pages: 9, shown: '1 … 4 5 6 … 9' },
  { page: 125, pages: 250, shown: '1 … 124 125 126 … 250' },
  { page: 999, pages: 8, shown: '1 … 4 5 6 7 8' },
])('on page $page of $pages the row is "$shown"', ({ page, pages, shown }) => {
  expect(row(page, pages)).toBe(shown)
})

test('no gap hides a single page, and the row never has more than seven places', () => {
  for (let pages = 1; pages <= 40; pages++) {
    for (let page = 1; page <= pages; page++) {
      const slots = pageWindow(page, pages)
      expect(slots.length).toBeLessThanOrEqual(7)
      expect(slots).toContain(page)
      slots.forEach((slot, index) => {
        const [before, after] = [slots[index - 1], slots[index + 1]]
        if (slot === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2)
      })
    }
  }
})
