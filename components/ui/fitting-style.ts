import type { CSSProperties } from 'react'
import { longestWord } from '@/lib/site/text/longest-word'

/** Lets the style of a large heading make it smaller where its longest word would not fit. */
export function fittingStyle(title: string): CSSProperties {
  return { '--longest': longestWord(title) } as CSSProperties
}
