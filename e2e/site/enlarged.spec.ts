import { lostTexts, TEXT_SPACING } from '../support/lost-text'
import { rightmostEdge } from '../support/page-cost'
import { TEMPLATES } from '../support/pages'
import { expect, test } from '../support/test'

/** What readers do to see better; 320 is a window of 1280 at 400 %. */
const VIEWS = [
  { name: 'at 400 % of zoom', width: 320, height: 256, style: '' },
  { name: 'with text of 200 % on a wide screen', width: 1280, height: 1024, style: 'html { font-size: 200% !important }' },
  { name: 'with text of 200 % on a phone', width: 390, height: 844, style: 'html { font-size: 200% !important }' },
  { name: 'with text spacing on a phone', width: 390, height: 844, style: TEXT_SPACING },
]
const TEMPLATES_PER_TEST = 6

const paths = [...TEMPLATES]
const parts = Array.from({ length: Math.ceil(paths.length / TEMPLATES_PER_TEST) }, (_, part) =>
  paths.slice(part * TEMPLATES_PER_TEST, (part + 1) * TEMPLATES_PER_TEST),
)

for (const [index, part] of parts.entries()) {
  const cookie = index % 2 === 0 ? 'ge' : 'en'
  test(`whoever enlarges pages from ${part[0]} loses nothing (${cookie})`, async ({ page, context, baseURL }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await context.addCookies([{ name: 'local-lang', value: cookie, url: baseURL }])
    for (const path of part) {
      await page.goto(path)
      await page.evaluate(() => document.head.append(Object.assign(document.createElement('style'), { id: 'view' })))
      for (const { name, width, height, style } of VIEWS) {
        await page.setViewportSize({ width, height })
        await page.evaluate((css) => (document.getElementById('view')!.textContent = css), style)
        await expect.poll(() => rightmostEdge(page), { message: `${path} ${name}`, timeout: 3000 }).toBeLessThanOrEqual(width)
        expect.soft(await lostTexts(page), `${path} ${name}`).toEqual([])
      }
    }
  })
}
