// Finds a Chromium for the browser tests: the one that Playwright brought, Debian's, or installs it.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

const DEBIAN_CHROMIUM = '/usr/bin/chromium'

/** The path of a browser; ends the process with a clear word where there is none and none can be installed. */
export function findChromium() {
  const own = playwrightChromium()
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  if (own && existsSync(own)) return own
  if (existsSync(DEBIAN_CHROMIUM)) return DEBIAN_CHROMIUM
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium …')
    const run = (...args) => spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    run('update', '-qq')
    run('install', '-y', '-qq', '--no-install-recommends', 'chromium')
    if (existsSync(DEBIAN_CHROMIUM)) return DEBIAN_CHROMIUM
  }
  console.error('The browser tests need Chromium: run "npx playwright install chromium" or install the package "chromium".')
  process.exit(1)
}

function playwrightChromium() {
  try {
    return createRequire(import.meta.url)('playwright').chromium.executablePath()
  } catch {
    return null
  }
}
