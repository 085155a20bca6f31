// Finds a Chromium for the browser tests: the one that Playwright brought, Debian's, or installs it.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { installPackage } from '../test/debian.mjs'

/** Debian's packages in the order of preference: the one without windows does the same in half the time. */
const PACKAGES = ['chromium-headless-shell', 'chromium']

/**
 * The path of a browser; ends the process with a clear word where there is none and none can be installed.
 *
 * @returns {string}
 */
export function findChromium() {
  const bundledChromium = playwrightChromium()
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  if (bundledChromium && existsSync(bundledChromium)) return bundledChromium
  for (const name of PACKAGES) {
    const browser = `/usr/bin/${name}`
    if (!existsSync(browser)) installPackage(name)
    if (existsSync(browser)) return browser
  }
  console.error(`The browser tests need Chromium: run "npx playwright install chromium" or install the package "${PACKAGES[0]}".`)
  process.exit(1)
}

function playwrightChromium() {
  try {
    return createRequire(import.meta.url)('playwright').chromium.executablePath()
  } catch {
    return null
  }
}
