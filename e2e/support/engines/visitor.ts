import { test as base } from '@playwright/test'
import { openLine, type Line } from '../line'
import { freePort, START_MILLISECONDS, startSite, type Site } from '../server'
import { expect, test as siteTest } from '../test'
import type { Engine } from './engine'
import { startFirefox } from './firefox'
import { startWebKit } from './webkit'

const START = { firefox: startFirefox, webkit: startWebKit }
const ROLES = { button: 'button, summary', label: 'label', link: 'a[href]', tab: '[role="tab"]' } as const

type Target = string | { role: keyof typeof ROLES; name: string }

/** Somebody at a browser that Playwright does not drive. */
export class Visitor {
  constructor(
    readonly engine: Engine,
    readonly site: Site,
    readonly line: Line,
  ) {}

  /** Opens a page, and waits until its scripts run. */
  async open(path: string): Promise<void> {
    await this.engine.goto(`${this.line.url}${path}`)
    await this.expectHydrated()
  }

  expectHydrated(): Promise<void> {
    return this.expect(() => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')))
  }

  /** Waits until something is so on the page. */
  async expect<Values extends unknown[]>(script: (...values: Values) => unknown, ...values: Values): Promise<void> {
    await expect.poll(() => this.engine.run(script, ...values).catch(() => false), { message: values.length > 0 ? JSON.stringify(values) : String(script) }).toBeTruthy()
  }

  expectText(text: string): Promise<void> {
    return this.expect((wanted) => document.body.innerText.replace(/\s+/g, ' ').includes(wanted), text)
  }

  expectAddress(pattern: RegExp): Promise<void> {
    return this.expect((source) => new RegExp(source).test(location.href), pattern.source)
  }

  /** Presses what can be seen and pressed: by its selector, or by its role and name. */
  async click(target: Target): Promise<void> {
    const [selector, name] = typeof target === 'string' ? [target, null] : [ROLES[target.role], target.name]
    // React may put another element in its place between the two.
    await expect(async () => {
      expect(await this.engine.run(mark, selector, name), `${name ?? selector}`).toBe(true)
      await this.engine.click('[data-target]')
    }).toPass()
  }

  /** Types into fields, by their names. */
  async fill(texts: Record<string, string>): Promise<void> {
    for (const [name, text] of Object.entries(texts)) {
      await this.click(`main [name="${name}"]`)
      await this.engine.type(text)
    }
  }
}

/** Marks the first that can be pressed. @returns whether there is one */
function mark(selector: string, name: string | null): boolean {
  const nameOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim()
  for (const element of document.querySelectorAll('[data-target]')) element.removeAttribute('data-target')
  const found = [...document.querySelectorAll(selector)].find((element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled') && (name === null || nameOf(element) === name)
  })
  found?.scrollIntoView({ block: 'center', behavior: 'instant' })
  found?.setAttribute('data-target', '')
  return found !== undefined
}

/** A test in the engine that the project names, at a site of its own; skipped, loudly, where there is no such engine. */
export const test = siteTest.extend<{ visitor: Visitor }, { whole: Visitor | null }>({
  whole: [
    async ({}, use, { project }) => {
      const engine = await START[project.name as keyof typeof START]()
      if (!engine) return use(null)
      const port = await freePort()
      const line = await openLine(port, { isHeard: true })
      const site = await startSite({ copyOf: process.env.TEMPLATE_DATA, port, settings: { RATE_LIMIT: 'off', SITE_URL: line.url } })
      await use(new Visitor(engine, site, line))
      await engine.stop()
      line.stop()
      await site.stop()
    },
    { scope: 'worker', timeout: START_MILLISECONDS },
  ],
  visitor: async ({ whole }, use, { project }) => {
    if (!whole) console.error(`\n${project.name.toUpperCase()} IS NOT TESTED: it is not on this machine, and could not be installed.`)
    base.skip(!whole, `There is no ${project.name} on this machine.`)
    const visitor = whole as Visitor
    await visitor.engine.resize(1280, 900)
    await use(visitor)
    expect(visitor.line.complaints.splice(0)).toEqual([])
    visitor.line.state = 'up'
  },
})
