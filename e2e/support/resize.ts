import type { Page } from '@playwright/test'

/** Gives a page another width, and waits until it has it: a busy browser takes a new one some frames later. */
export async function resize(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.waitForFunction((wanted) => window.innerWidth === wanted, width)
}
