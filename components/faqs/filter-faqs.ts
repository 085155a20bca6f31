import { matchFaq, toSearchable, type FaqMatch, type SearchableFaq } from '@/lib/site/faqs/faq-search'

const folded = new WeakMap<Element, SearchableFaq>()

/** Where a search finds its words in each question of a list, by the question's element. */
export type FoundFaqs = Map<HTMLElement, FaqMatch>

/** The answers of a list that are to be seen, opened or not. */
export function shownAnswers(list: Element): HTMLDetailsElement[] {
  return [...list.querySelectorAll<HTMLDetailsElement>('[data-faq]:not([hidden]) > details')]
}

/**
 * Looks for words in the questions of a list.
 *
 * @param list the element around them
 * @param words folded, as `searchWords` returns them
 */
export function findFaqs(list: Element, words: readonly string[]): FoundFaqs {
  const faqs = [...list.querySelectorAll<HTMLElement>('[data-faq]')]
  return new Map(faqs.map((faq) => [faq, matchFaq(searchableOf(faq), words)]))
}

/**
 * Leaves of a list only the questions that were found, with their topics and the entries of the index that
 * lead to them. An answer that alone holds what was searched for is opened until it no longer does.
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

/** The link of the index that leads to a group of questions. */
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
