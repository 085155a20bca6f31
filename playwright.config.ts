import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './scripts/chromium.mjs'

const JOURNEYS = /journeys\/.*\.spec\.ts/

/** Chromium as root in a container, without the connections that it makes on its own. */
const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update']

export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A second try is told as such in the report; a fault that shows twice is a failure.
  retries: 1,
  // One more than the cores of a small machine: a test spends much of its time waiting.
  workers: 3,
  // For the longest of them on a slow machine; what hangs is noticed by the steps below.
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { executablePath: findChromium(), args },
    trace: 'off',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
  },
  projects: [
    { name: 'embedded', testMatch: JOURNEYS, metadata: { mode: 'embedded' } },
    // Word for word the same pages (see two-transports.spec.ts): here it is enough that they work.
    { name: 'remote', testMatch: /journeys\/(reading|people|forms)\.spec\.ts/, metadata: { mode: 'remote' } },
    { name: 'checks', testMatch: /e2e\/(api|forms|site|staff|server|visitors)\/.*\.spec\.ts/, metadata: { mode: 'embedded' } },
  ],
})
