import { readFileSync } from 'node:fs'
import { test as base, expect } from '@playwright/test'
import { LOCALES, type Locale } from '../../lib/i18n/locales'
import type en from '../../messages/en.json'
import { changedDemoContent, rememberDemoContent } from './demo-content'
import { lastWords, START_MILLISECONDS, startSite, type Site } from './server'

type Messages = typeof en

/** The words of the site in each language; tests find things by them. */
export const MESSAGES = Object.fromEntries(
  LOCALES.map((locale) => [locale, JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as Messages]),
) as Record<Locale, Messages>

interface Fixtures {
  /** Errors that the browser may print to its console. */
  expectedComplaint: RegExp
  /** Prints the output of the running sites after a failure. */
  report: void
  /** Fails a test that leaves the demo content changed on a site that others share. */
  leavesContent: void
}

interface WorkerFixtures {
  /** A site of its own for tests that change content or sign in, without limits per minute. */
  ownSite: Site
}

/** Playwright's test with the site of the project as base address. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  expectedComplaint: [/status of (404|428|503)/, { option: true }],
  report: [
    async ({}, use, testInfo) => {
      await use()
      if (testInfo.status !== testInfo.expectedStatus) console.log(lastWords())
    },
    { auto: true },
  ],
  leavesContent: [
    async ({}, use, testInfo) => {
      await use()
      if (testInfo.status === testInfo.expectedStatus) expect(await changedDemoContent(), 'what it leaves changed').toEqual([])
    },
    { auto: true },
  ],
  baseURL: async ({}, use, testInfo) => {
    const { mode } = testInfo.project.metadata as { mode: 'embedded' | 'remote' }
    await use(mode === 'remote' ? process.env.REMOTE_URL : process.env.EMBEDDED_URL)
  },
  ownSite: [
    async ({}, use) => {
      // Hundreds of sign-ins and posts come from one address here.
      const site = await startSite({ copyOf: process.env.TEMPLATE_DATA, settings: { RATE_LIMIT: 'off' } })
      await rememberDemoContent(site)
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: START_MILLISECONDS },
  ],
  // Fails on errors in the console and on requests to other origins.
  page: async ({ page, expectedComplaint }, use) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error' && !expectedComplaint.test(message.text())) complaints.push(`console: ${message.text()} (${message.location().url})`)
    })
    page.on('request', (request) => {
      if (!/^(data|blob|about|http:\/\/localhost):/.test(request.url())) complaints.push(`request: ${request.url()}`)
    })
    await use(page)
    expect(complaints).toEqual([])
  },
})

export { expect }
