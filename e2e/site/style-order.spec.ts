import type { Page } from '@playwright/test'
import { TEMPLATES } from '../support/pages'
import { expect, test } from '../support/test'

/** They depend on when they are asked for, or follow from others. */
const UNSTABLE = /^(margin|inset|perspective-origin|transform-origin)/

/** What stays of earlier pages must not change a later one: each page has a file of its own, with modules that others have too. */
test('no page looks different when the style sheets of all others are there as well', async ({ page, request }) => {
  const paths = [...TEMPLATES].filter((path) => !path.includes('notice'))
  const sheets: string[][] = []
  // One after the other: a site that has just begun would answer the last one too late.
  for (const path of paths) sheets.push(sheetsOf(await (await request.get(path)).text()))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1024, height: 800 })
  for (const [index, path] of paths.entries()) {
    const others = new Set(sheets.flat())
    for (const sheet of sheets[index]!) others.delete(sheet)
    await page.goto(path)
    // Forms take another shape once they work.
    await page.waitForFunction(() => [...document.querySelectorAll('form, button')].every((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
    expect.soft(await changesBy(page, [...others]), path).toEqual([])
  }
})

function sheetsOf(html: string): string[] {
  return [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, address]) => address!)
}

function changesBy(page: Page, sheets: string[]): Promise<string[]> {
  return page.evaluate(
    async ([addresses, unstable]) => {
      const elements = [...document.body.querySelectorAll('*')]
      const isStable = (name: string) => !new RegExp(unstable).test(name)
      const links = addresses.map((href) => Object.assign(document.createElement('link'), { rel: 'stylesheet', href, media: 'not all' }))
      await Promise.all(
        links.map((link) => {
          document.head.append(link)
          return new Promise((resolve) => link.addEventListener('load', resolve))
        }),
      )
      const declared = new Set<string>()
      const readRules = (rules: CSSRuleList) => {
        for (const rule of rules) {
          if (rule instanceof CSSStyleRule) for (const name of rule.style) declared.add(name)
          if ('cssRules' in rule) readRules(rule.cssRules as CSSRuleList)
        }
      }
      for (const { sheet } of links) readRules(sheet!.cssRules)
      // Only what the sheets say can change; to ask for all that there is takes long.
      const names = [...declared].filter(isStable)
      const stylesNow = () =>
        elements.map((element) => {
          const style = getComputedStyle(element)
          return names.map((name) => style.getPropertyValue(name))
        })
      const before = stylesNow()
      for (const link of links) link.media = 'all'
      return stylesNow().flatMap((after, index) => {
        const changed = names.filter((_, position) => after[position] !== before[index]![position])
        return changed.length > 0 ? [`${elements[index]!.className}: ${changed.join(', ')}`] : []
      })
    },
    [sheets, UNSTABLE.source] as const,
  )
}
