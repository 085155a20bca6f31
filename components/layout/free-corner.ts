/** A lower corner of the window. */
export type Corner = 'right' | 'left'

const CONTROLS = ':is(main, footer) :is(a, button, input, select, textarea, summary)'
/** Controls large enough to be pressed beside something that covers a part of them. */
const LIST_LINKS = 'li a:not(nav a)'
/** Text that visitors would rather read whole. */
const TEXTS = ':is(main, footer) :is(h1, h2, h3, h4, p, dt, dd, figcaption)'
/** Pixels between the floating element and a control. */
const DISTANCE = 8

type Side = Pick<DOMRect, 'left' | 'right'>

/**
 * Where something that floats in the lower right corner covers neither a control nor text, as the page stands now: else
 * in the lower left one, else over no control, else over nothing but links of a list.
 *
 * @returns null where there is no such corner, or nothing to show
 */
export function freeCorner(floating: Element): Corner | null {
  const { top, bottom, left, right, width } = floating.getBoundingClientRect()
  if (width === 0) return null
  const beside = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => {
      const box = element.getBoundingClientRect()
      return box.width > 0 && box.top < bottom + DISTANCE && box.bottom > top - DISTANCE && element.checkVisibility({ visibilityProperty: true })
    })
  const controls = beside(CONTROLS)
  const covers = (side: Side) => (control: Element) => {
    const box = control.getBoundingClientRect()
    return box.left < side.right + DISTANCE && box.right > side.left - DISTANCE
  }
  const sides: [Corner, Side][] = [['right', { left, right }], ['left', { left: innerWidth - right, right: innerWidth - left }]]
  for (const avoided of [[...controls, ...beside(TEXTS)], controls, controls.filter((control) => !control.matches(LIST_LINKS))]) {
    for (const [corner, side] of sides) if (!avoided.some(covers(side))) return corner
  }
  return null
}
