import type { Locator } from '@playwright/test'

const STEPS = 12
/** How far a finger goes, as a share of the width of what it touches. */
const SHARE = 0.6

/** Draws one finger across the middle of an element. */
export async function swipe(target: Locator, direction: 'left' | 'right'): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('There is nothing to swipe.')
  const page = target.page()
  const session = await page.context().newCDPSession(page)
  const sign = direction === 'left' ? -1 : 1
  const [middle, y] = [box.x + box.width / 2, box.y + box.height / 3]
  const xAt = (step: number) => middle + sign * SHARE * box.width * (step / STEPS - 0.5)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: xAt(0), y }] })
  for (let step = 1; step <= STEPS; step++) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: xAt(step), y }] })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}
