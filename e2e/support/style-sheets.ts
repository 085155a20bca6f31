import type { Page } from '@playwright/test'

/** They depend on when they are asked for, or follow from others. */
const UNSTABLE = /^(margin|inset|perspective-origin|transform-origin)/

/** The addresses of the style sheets that a page names. */
export function sheetsOf(html: string): string[] {
  return [...html.matchAll(/<link[^>]*\srel="stylesheet"[^>]*>/g)].flatMap(([link]) => /\shref="([^"]+)"/.exec(link)?.[1] ?? [])
}

/** What an open page looks different in once other style sheets are there as well, as earlier pages leave them. */
export async function changesBySheets(page: Page, sheets: readonly string[]): Promise<string[]> {
  // Forms take another shape once they work.
  await page.waitForFunction(() => [...document.querySelectorAll('form, button')].every((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
  return page.evaluate(
    async ([addresses, unstable]) => {
      const elements = [...document.body.querySelectorAll('*')]
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
      const names = [...declared].filter((name) => !new RegExp(unstable).test(name))
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
    [[...sheets], UNSTABLE.source] as const,
  )
}
