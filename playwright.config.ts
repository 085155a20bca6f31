import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './scripts/screens/chromium.mjs'

/** Chromium as root in a container, without the connections that it makes on its own. */
const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update']

export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // The whole run asks for one more try by `--retries=1`, and names what needed it.
  retries: 0,
  // Where the site itself is broken, the rest only waits until each of its steps gives up.
  maxFailures: 20,
  // One more than the cores of a small machine: a test spends much of its time waiting.
  workers: 3,
  // Limits end what hangs; how fast something is, is measured where it matters. A slow machine with much to do needs a quarter of them.
  timeout: 900_000,
  expect: { timeout: 60_000, toPass: { timeout: 120_000 } },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { executablePath: findChromium(), args },
    trace: 'off',
    // Pages come from the site: what a service worker keeps has tests of its own.
    serviceWorkers: 'block',
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
  },
  projects: [
    { name: 'embedded', metadata: { mode: 'embedded' }, testIgnore: /engines/ },
    // two-transports.spec.ts compares every kind of page word for word, so one journey, two forms and one page that is not there are enough here.
    { name: 'remote', grep: /@remote/, metadata: { mode: 'remote' } },
    // Engines that Playwright drives in builds of its own alone: Debian's are driven by their own protocols.
    ...['firefox', 'webkit'].map((name) => ({ name, metadata: { mode: 'embedded' }, testDir: './e2e/engines' })),
  ],
})
