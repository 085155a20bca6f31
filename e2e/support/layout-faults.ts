import type { Page } from '@playwright/test'
import { lostTexts } from './lost-text'

/** A busy browser draws a new width some frames later. */
const SETTLE_MILLISECONDS = 300

/** What is wrong with the layout of a page: it scrolls sideways, cuts text off, strikes it through, or leaves one of a set alone. */
export async function layoutFaults(page: Page): Promise<string[]> {
  const first = await look(page)
  if (first.length === 0) return []
  await page.waitForTimeout(SETTLE_MILLISECONDS)
  return look(page)
}

async function look(page: Page): Promise<string[]> {
  return [...(await page.evaluate(brokenLayout)), ...(await lostTexts(page))]
}

function brokenLayout(): string[] {
  /** Steps, facts, menus, icons and buttons that belong together; lists of content end as they may. */
  const SETS = 'ol, dl, header ul, ul:has(> li > a > svg:only-child), p:has(> a + a), [role="group"], [role="navigation"], nav'
  const UNDERLINED = 'a, button, summary, [aria-current]'
  /** The height of letters with an ascender, as a part of the size of the type. */
  const ASCENT = 0.74

  const faults: string[] = []
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) faults.push(`scrolls sideways by ${scrollWidth - clientWidth}`)
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('svg, [popover], dialog')
  const isLaidOut = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return isShown(element) && width > 1 && height > 1 && !/absolute|fixed/.test(getComputedStyle(element).position)
  }
  const nameOf = (element: Element) => `${element.tagName.toLowerCase()} “${element.textContent.replace(/\s+/g, ' ').trim().slice(0, 40)}”`
  for (const set of document.querySelectorAll(SETS)) {
    if (!isShown(set) || !/flex|grid/.test(getComputedStyle(set).display)) continue
    const rows: { bottom: number; count: number }[] = []
    for (const { top, bottom } of [...set.children].filter(isLaidOut).map((child) => child.getBoundingClientRect())) {
      const row = rows.at(-1)
      if (row && top < row.bottom - 2) Object.assign(row, { count: row.count + 1, bottom: Math.min(row.bottom, bottom) })
      else rows.push({ bottom, count: 1 })
    }
    const counts = rows.map(({ count }) => count)
    if (counts.at(-1) === 1 && counts.some((count) => count > 2)) faults.push(`breaks ${counts.join(' + ')}: ${nameOf(set)}`)
  }
  for (const element of document.querySelectorAll(UNDERLINED)) {
    const style = getComputedStyle(element)
    if (!isShown(element) || !/underline/.test(style.textDecorationLine)) continue
    const range = document.createRange()
    range.selectNodeContents(element)
    const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top)
    const size = parseFloat(style.fontSize)
    const [offset, thickness] = [parseFloat(style.textUnderlineOffset) || size / 10, parseFloat(style.textDecorationThickness) || size / 16]
    const isOnLines = Math.max(...tops) - Math.min(...tops) > size
    if (isOnLines && offset + thickness > parseFloat(style.lineHeight) - size * ASCENT) faults.push(`struck through: ${nameOf(element)}`)
  }
  return faults
}
