import { useLayoutEffect, useMemo } from 'react'
import { searchWords } from '@/lib/site/search/search-words'
import { findFaqs, showFaqs } from './filter-faqs'
import { highlightWords } from './highlight-words'

/**
 * Shows the questions that match, and returns how many.
 *
 * @param elsewhere the keys of those that match where the page does not show it
 * @param first how many the server found
 */
export function useFaqSearch(list: Element | null, keyword: string, elsewhere: readonly string[], first: number): number {
  const words = useMemo(() => searchWords(keyword), [keyword])
  const found = useMemo(() => list && findFaqs(list, words, elsewhere), [list, words, elsewhere])
  useLayoutEffect(() => {
    if (!list || !found) return
    showFaqs(list, found)
    highlightWords([...found.keys()].filter(({ hidden }) => !hidden), words)
    return () => highlightWords([], [])
  }, [list, found, words])
  return found ? [...found.values()].filter((match) => match !== 'none').length : first
}
