import type { Page } from '@playwright/test'

const KINDS = { script: '\\.js(\\?|$)', style: '\\.css(\\?|$)', font: '\\.woff2(\\?|$)' }

/** What a page has loaded of each kind so far, compressed, in KiB. */
export function loadedSizes(page: Page): Promise<Record<keyof typeof KINDS, number>> {
  return page.evaluate((kinds) => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const size = (name: string) => {
      const ofKind = files.filter((file) => new RegExp(name).test(file.name))
      return ofKind.reduce((sum, file) => sum + file.encodedBodySize, 0) / 1024
    }
    return { script: size(kinds.script), style: size(kinds.style), font: size(kinds.font) }
  }, KINDS)
}

/** The cumulative layout shift of a page so far, and what has moved. */
export function layoutShift(page: Page): Promise<{ sum: number; moved: string }> {
  return page.evaluate(async () => {
    await document.fonts.ready
    const shifts: { value: number; sources: { node: Element | null }[] }[] = []
    const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as unknown as typeof shifts)))
    observer.observe({ type: 'layout-shift', buffered: true })
    // Buffered entries are delivered after the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const nodes = shifts.flatMap(({ sources }) => sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 60)}`))
    return { sum: shifts.reduce((sum, { value }) => sum + value, 0), moved: nodes.join('; ') }
  })
}

/** How much a page moves when its typeface comes late, in the place of its stand-ins. */
export function shiftOfFonts(page: Page): Promise<{ sum: number; moved: string }> {
  return page.evaluate(async () => {
    const shifts: { value: number; sources: { node: Element | null }[] }[] = []
    const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as unknown as typeof shifts)))
    observer.observe({ type: 'layout-shift' })
    const settle = async () => {
      await document.fonts.ready
      for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    }
    const { style } = document.documentElement
    style.setProperty('--font', 'var(--stand-in)')
    // The first time they are asked for, stand-ins are loaded as well.
    await settle()
    await settle()
    observer.takeRecords()
    shifts.length = 0
    style.removeProperty('--font')
    await settle()
    observer.disconnect()
    const nodes = shifts.flatMap(({ sources }) => sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 60)}`))
    return { sum: shifts.reduce((sum, { value }) => sum + value, 0), moved: nodes.join('; ') }
  })
}

/** How far the page or its headers reach to the right, in CSS pixels; what scrolls within itself counts by its frame. */
export function rightmostEdge(page: Page): Promise<number> {
  return page.evaluate(() => {
    const frameOf = (element: Element): Element => {
      for (let parent = element.parentElement; parent; parent = parent.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(parent).overflowX)) return parent
      }
      return element
    }
    const ends = [...document.querySelectorAll('header a, header button, header summary')]
      .filter((element) => element.checkVisibility() && !element.closest('[popover]'))
      .map((element) => frameOf(element).getBoundingClientRect().right)
    return Math.max(document.documentElement.scrollWidth, ...ends)
  })
}
