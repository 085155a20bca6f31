import puppeteer from 'puppeteer-core'
import { findProgram } from '../../../scripts/test/debian.mjs'
import { ZONE, type Engine } from './engine'

/** @returns Debian's Firefox, over WebDriver BiDi; null where there is none and none can be installed */
export async function startFirefox(): Promise<Engine | null> {
  const executablePath = findProgram(['firefox-esr', 'firefox'], 'firefox-esr')
  if (!executablePath) return null
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true, env: { ...process.env, TZ: ZONE } })
  const page = await browser.newPage()
  return {
    goto: async (url) => void (await page.goto(url)),
    run: (script, ...values) => page.evaluate(script as (...all: unknown[]) => never, ...values),
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    stop: () => browser.close(),
  }
}
