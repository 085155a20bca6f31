import type { Page } from '@playwright/test'

/** Waits until the framework has taken the page over, effects included. */
export async function expectHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$'))
    const root = key && (document as unknown as Record<string, { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } }>)[key]
    return root && !root.stateNode.current.memoizedState.isDehydrated
  })
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
}

/** Opens a page and waits until its scripts run. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expectHydrated(page)
}
