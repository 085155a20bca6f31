import type { Locator } from '@playwright/test'
import { expect, MESSAGES, test } from '../support/test'

test.use({ viewport: { width: 390, height: 844 } })

test('on a phone the place of an event and its state begin on one line, in letters of one size', async ({ page }) => {
  await page.goto('/event/summit-2027')
  const main = page.getByRole('main')
  const place = await letters(main.getByText('Sololaki Silk Hall, Tbilisi', { exact: true }).first())
  const state = await letters(main.getByText(MESSAGES.en.EventBadge.registrationOpen, { exact: true }).filter({ visible: true }).first())
  expect(Math.abs(place.left - state.left)).toBeLessThanOrEqual(1)
  expect(state.size).toBe(place.size)
})

/** Where the words of an element begin, behind its icon, and how large they are. */
function letters(element: Locator): Promise<{ left: number; size: string }> {
  return element.evaluate((box) => {
    const text = [...box.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    const range = document.createRange()
    range.selectNodeContents(text ?? box)
    return { left: range.getBoundingClientRect().left, size: getComputedStyle(box).fontSize }
  })
}
