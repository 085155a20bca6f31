import { matchFaq, toSearchable, type FaqMatch, type SearchableFaq } from '@/lib/site/faqs/faq-search'
import type { SearchWord } from '@/lib/site/search/search-words'

const folded = new WeakMap<Element, SearchableFaq>()

export type FoundFaqs = Map<HTMLElement, FaqMatch>

export function shownAnswers(list: Element): HTMLDetailsElement[] {
  return [...list.querySelectorAll<HTMLDetailsElement>('[data-faq]:not([hidden]) > details')]
}

/** `words` come from `searchWords`, `elsewhere` holds the keys of questions that have them where the page does not show it. */
export function findFaqs(list: Element, words: readonly SearchWord[], elsewhere: readonly string[]): FoundFaqs {
  const faqs = [...list.querySelectorAll<HTMLElement>('[data-faq]')]
  const ids = new Set(elsewhere.map((key) => `faq-${key}`))
  return new Map(faqs.map((faq) => [faq, matchFaq(searchableOf(faq), words, ids.has(faq.querySelector('details')?.id ?? ''))]))
}

/**
 * Shows only the matching questions, their topics and index entries. An answer that alone holds the words is opened
 * until it no longer does.
 */
export function showFaqs(list: Element, found: FoundFaqs): void {
  for (const [faq, match] of found) {
    faq.hidden = match === 'none'
    openForSearch(faq.querySelector('details'), match === 'answer')
  }
  for (const group of list.querySelectorAll<HTMLElement>('[data-faq-group]')) {
    group.hidden = !group.querySelector('[data-faq]:not([hidden])')
    const entry = indexLinkTo(list, group)?.closest('li')
    if (entry) entry.hidden = group.hidden
  }
}

export function indexLinkTo(list: Element, group: Element): HTMLAnchorElement | null {
  return list.querySelector(`nav a[href="#${group.id}"]`)
}

function openForSearch(details: HTMLDetailsElement | null, isWanted: boolean): void {
  if (!details) return
  if (isWanted && !details.open) {
    details.open = true
    details.dataset.openedBySearch = ''
  } else if (!isWanted && 'openedBySearch' in details.dataset) {
    details.open = false
    delete details.dataset.openedBySearch
  }
}

function searchableOf(faq: Element): SearchableFaq {
  const known = folded.get(faq)
  if (known) return known
  const question = faq.querySelector('summary')?.textContent ?? ''
  const searchable = toSearchable(question, faq.querySelector('details')?.textContent ?? '')
  folded.set(faq, searchable)
  return searchable
}
