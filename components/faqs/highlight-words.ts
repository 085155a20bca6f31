import { wordRanges, type SearchWord } from '@/lib/site/search/search-words'

const NAME = 'faq-match'

/** Marks words without touching the markup (CSS Custom Highlight API); no words remove the marks. */
export function highlightWords(elements: readonly Element[], words: readonly SearchWord[]): void {
  if (typeof CSS === 'undefined' || !('highlights' in CSS)) return
  if (words.length === 0) CSS.highlights.delete(NAME)
  else CSS.highlights.set(NAME, new Highlight(...elements.flatMap((element) => rangesIn(element, words))))
}

function rangesIn(element: Element, words: readonly SearchWord[]): Range[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const ranges: Range[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const [start, end] of wordRanges(node.textContent ?? '', words)) {
      const range = new Range()
      range.setStart(node, start)
      range.setEnd(node, end)
      ranges.push(range)
    }
  }
  return ranges
}
