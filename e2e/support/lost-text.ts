import type { Page } from '@playwright/test'

/** What WCAG 2.2 says that readers may set (1.4.12). */
export const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`

/** Texts that reach beyond what cuts them off, or lie on one another. */
export function lostTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const TOLERANCE = 3
    /** Shortened with an ellipsis, or fading out before what unfolds it. */
    const isFolded = (element: Element) => {
      const { webkitLineClamp, maskImage, overflowY } = getComputedStyle(element)
      const isFading = maskImage !== 'none' && overflowY === 'hidden' && element.nextElementSibling?.matches('details:not([open])')
      return webkitLineClamp !== 'none' || Boolean(isFading)
    }
    const isUnseen = (element: Element) => element.clientWidth <= 1 || getComputedStyle(element).clipPath !== 'none'
    const isLost = (box: DOMRect, element: Element): boolean => {
      for (let parent: Element | null = element; parent && parent !== document.body; parent = parent.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(parent)
        const frame = parent.getBoundingClientRect()
        // These bring it into sight on request.
        if (/auto|scroll/.test(overflowX + overflowY) || isFolded(parent) || parent.matches('[aria-roledescription]')) return false
        if (/hidden|clip/.test(overflowX) && (box.right > frame.right + TOLERANCE || box.left < frame.left - TOLERANCE)) return true
        if (/hidden|clip/.test(overflowY) && (box.bottom > frame.bottom + TOLERANCE || box.top < frame.top - TOLERANCE)) return true
        if (position === 'fixed') return false
      }
      return false
    }
    const isHidden = (element: Element): boolean => {
      if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) return true
      for (let parent: Element | null = element; parent; parent = parent.parentElement) {
        if (parent.matches('[aria-hidden="true"], [popover], noscript, svg, title') || (parent !== document.body && isUnseen(parent))) return true
      }
      return false
    }
    const isLifted = (element: Element): boolean => {
      for (let parent: Element | null = element; parent; parent = parent.parentElement) {
        if (/fixed|sticky|absolute/.test(getComputedStyle(parent).position)) return true
      }
      return false
    }
    const lines: { box: DOMRect; words: string; element: Element }[] = []
    const lost: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim()
      const element = node.parentElement
      if (!words || !element || isHidden(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
      if (boxes.some((box) => isLost(box, element))) lost.push(`cut off: ${words.slice(0, 60)}`)
      if (!isLifted(element) && !isFolded(element)) lines.push(...boxes.map((box) => ({ box, words, element })))
    }
    for (const [index, one] of lines.entries()) {
      const other = lines.slice(index + 1).find(({ box, element }) => {
        const across = Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left)
        // Above and below its letters a line of large type reaches into its neighbours.
        const down = Math.min(box.bottom - box.height / 4, one.box.bottom - one.box.height / 4) - Math.max(box.top + box.height / 4, one.box.top + one.box.height / 4)
        return element !== one.element && across > TOLERANCE && down > TOLERANCE
      })
      if (other) lost.push(`on one another: ${one.words.slice(0, 40)} | ${other.words.slice(0, 40)}`)
    }
    return lost
  })
}
