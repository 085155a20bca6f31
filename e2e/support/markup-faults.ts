import type { Page } from '@playwright/test'

/** What the HTML standard, other browsers or screen readers take ill, though Chromium shows it well. */
export function markupFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nameOf = (element: Element) => element.outerHTML.replace(/\s+/g, ' ').slice(0, 120)
    const every = (selector: string, isFault: (element: Element) => boolean = () => true) => [...document.querySelectorAll(selector)].filter(isFault).map(nameOf)
    const styleOf = (element: Element) => getComputedStyle(element)
    const scrolls = (element: Element) => {
      const { overflowX, overflowY } = styleOf(element)
      const isLarger = (element.scrollWidth > element.clientWidth && /auto|scroll/.test(overflowX)) || (element.scrollHeight > element.clientHeight && /auto|scroll/.test(overflowY))
      return isLarger && element.checkVisibility()
    }
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    const found = {
      'has no heading': every(':is(section, article):not(:has(h1, h2, h3, h4, h5, h6))'),
      'stands in a phrase': every(':is(span, p, button, label) :is(figure, div, p, ul, ol, dl, section)'),
      'is no term and no value': every('dl > div > :not(dt, dd)'),
      'begins with a space, which some screen readers drop': every(':is(label, legend) span', ({ textContent }) => textContent.startsWith(' ')),
      'is laid out with its legend as an item, which WebKit does otherwise': every('fieldset:has(> legend)', (set) => styleOf(set).display === 'grid' && styleOf(set.querySelector('legend') ?? set).float !== 'none'),
      'scrolls, so that Firefox stops at it, without a name': every('body *:not([tabindex="-1"], [aria-label], [aria-labelledby], textarea, select)', scrolls),
      'is twice there': ids.filter((id, index) => ids.indexOf(id) < index),
    }
    return Object.entries(found).flatMap(([fault, elements]) => elements.map((element) => `${fault}: ${element}`))
  })
}
