import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const STANDARD = [...WCAG, 'best-practice']
/** The rules that look at colours, which is most of the work. */
const COLOURS = ['color-contrast', 'link-in-text-block']

/** What a page breaks of WCAG 2.2 AA and axe's best practices, colours aside. */
export function structureViolations(page: Page): Promise<string[]> {
  return violations(axe(page).withTags(STANDARD).disableRules(COLOURS))
}

/** What a page breaks of both: one run, for what depends on nothing but the page as it is now. */
export function allViolations(page: Page): Promise<string[]> {
  return violations(axe(page).withTags(STANDARD))
}

/** What a page breaks of WCAG 2.2 AA alone, for the forms and lists of the CMS, whose headings are its own. */
export function wcagViolations(page: Page): Promise<string[]> {
  return violations(axe(page).withTags(WCAG))
}

/** Where the colours of a page have too little contrast. */
export function colourViolations(page: Page): Promise<string[]> {
  return violations(axe(page).withRules(COLOURS))
}

function axe(page: Page): AxeBuilder {
  // The other mode opens a page for each look, for frames of other origins: there are none.
  return new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
}

async function violations(rules: AxeBuilder): Promise<string[]> {
  const result = await rules.analyze()
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
