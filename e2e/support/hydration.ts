import type { Page } from '@playwright/test'
import { expect, MESSAGES } from './test'

/** Waits until the scripts of a page run: they add the cookie notice, hidden on phones, until somebody dismisses it. */
export async function expectHydrated(page: Page): Promise<void> {
  const labels = Object.values(MESSAGES).map(({ Frame }) => Frame.cookieNotice)
  const name = new RegExp(`^(${labels.join('|')})$`)
  await expect(page.getByRole('complementary', { name, includeHidden: true })).toBeAttached()
}

/** Opens a page and waits until its scripts run. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expectHydrated(page)
}
