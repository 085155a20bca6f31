export type PageSlot = number | 'gap'

/**
 * Names the first, the last, the current page and its neighbours, in at most seven slots; a gap stands for two pages
 * or more.
 */
export function pageWindow(page: number, pages: number): PageSlot[] {
  if (pages <= 7) return range(1, pages)
  const start = Math.min(Math.max(page - 1, 3), pages - 4)
  const middle = range(start, start + 2)
  const before: PageSlot[] = start > 3 ? ['gap'] : [2]
  const after: PageSlot[] = start + 2 < pages - 2 ? ['gap'] : [pages - 1]
  return [1, ...before, ...middle, ...after, pages]
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index)
}
