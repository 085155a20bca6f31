/** The headings that the pages show: the title of a page is its only first one. */
export const SHOWN_SIZES = ['h2', 'h3', 'h4'] as const

/** As which heading the pages show one. */
export function shownSize(size: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'): (typeof SHOWN_SIZES)[number] {
  if (size === 'h1') return 'h2'
  return size === 'h5' || size === 'h6' ? 'h4' : size
}
