import type { CSSProperties } from 'react'
import { longestWord } from '@/lib/site/text/longest-word'

/** Lets the style of a large heading make it smaller where its longest word would not fit, and begin it with the ink of its first letter. */
export function fittingStyle(title: string): CSSProperties {
  return { '--longest': longestWord(title), '--hang': airBefore(title) } as CSSProperties
}

/** How far the typeface sets the first letter off its place: stems most, round letters less, slanted ones hardly. */
function airBefore(title: string): string {
  if (/^[BDEFHIKLNPRU]/.test(title)) return '-.06em'
  return /^[CGMOQა-ჰ]/.test(title) ? '-.02em' : '0em'
}
