import { expect as playwrightExpect } from '@playwright/test'
import en from '@/messages/en.json'
import ka from '@/messages/ka.json'

/** The words of the site in both languages. */
export const MESSAGES: Record<'en' | 'ka', typeof en> = { en, ka }

/** Takes what the value is about as a second argument. */
export const expect = playwrightExpect

/** Repeats a check until it passes. @throws what it threw last, after the time is over */
export async function eventually(check: () => unknown, { timeout = 20_000, interval = 50 } = {}): Promise<void> {
  await expect(async () => void (await check())).toPass({ timeout, intervals: [interval] })
}
