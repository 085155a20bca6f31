import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isStaffScreen, scriptPolicy, TOAST_STYLES } from './script-policy'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const PAGE = `<!doctype html><script src="/a.js"></script><script>one()</script><script id="x">two("&lt;")</script>${'<p>long</p>'.repeat(500)}`

test('everything comes from the site itself, and no style but that of the toasts stands in a page', () => {
  const policy = scriptPolicy(PAGE, '')
  expect(policy).toMatch(/^default-src 'none'; /)
  expect(scriptPolicy('', 'https://files.example/media')).toContain("img-src 'self' data: blob: https://files.example;")
  expect(policy).toContain(`style-src 'self' ${TOAST_STYLES}; style-src-attr 'unsafe-inline';`)
  const library = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8')
  const styles = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(library)?.[1] ?? '""'
  expect(TOAST_STYLES).toBe(`${hashOf(JSON.parse(styles) as string)} ${hashOf('')}`)
})

test('the screens of staff may write styles, and no more scripts than others', () => {
  const policy = scriptPolicy(PAGE, '', { isStaff: true })
  expect(policy).toContain("style-src 'self' 'unsafe-inline';")
  expect(policy).toContain(`script-src 'self' ${hashOf('one()')} ${hashOf('two("&lt;")')};`)
})

test.each([
  ['/admin', true],
  ['/admin/rounds/spring', true],
  ['/admin/check-in/summit', false],
  ['/admin/review', false],
  ['/admin/review?a', false],
  ['/admin/reviewers', true],
])('the editors of staff are on %s: %s', (url, isStaff) => {
  expect(isStaffScreen(url)).toBe(isStaff)
})

test('only a page that reads QR codes compiles WebAssembly', () => {
  expect(scriptPolicy(PAGE, '', { usesWasm: true })).toContain(`script-src 'self' 'wasm-unsafe-eval' ${hashOf('one()')}`)
})
