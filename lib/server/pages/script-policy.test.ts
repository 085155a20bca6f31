import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { scriptPolicy, TOAST_STYLES } from './script-policy'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const PAGE = `<!doctype html><script src="/a.js"></script><script>one()</script><script id="x">two("&lt;")</script>${'<p>long</p>'.repeat(500)}`

test('everything comes from the site itself, and no style but that of the toasts stands in a page', () => {
  const policy = scriptPolicy(PAGE, '/', '')
  expect(policy).toMatch(/^default-src 'none'; /)
  expect(scriptPolicy('', '/', 'https://files.example/media')).toContain("img-src 'self' data: blob: https://files.example;")
  expect(policy).toContain(`style-src 'self' ${TOAST_STYLES}; style-src-attr 'unsafe-inline';`)
  const library = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8')
  const styles = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(library)?.[1] ?? '""'
  expect(TOAST_STYLES).toBe(`${hashOf(JSON.parse(styles) as string)} ${hashOf('')}`)
})

test.each([
  ['/admin', true],
  ['/admin/rounds/spring', true],
  ['/admin/check-in/summit', false],
  ['/admin/review', false],
  ['/admin/review?a', false],
  ['/admin/reviewers', true],
])('%s is a screen of staff, which may write styles and no more scripts than others: %s', (url, isStaff) => {
  const policy = scriptPolicy(PAGE, url, '')
  expect(policy.includes("style-src 'self' 'unsafe-inline';")).toBe(isStaff)
  expect(policy).toContain(`${hashOf('one()')} ${hashOf('two("&lt;")')};`)
})

test('only a page that reads QR codes compiles WebAssembly', () => {
  expect(scriptPolicy(PAGE, '/admin/check-in/summit', '')).toContain(`script-src 'self' 'wasm-unsafe-eval' ${hashOf('one()')}`)
  expect(scriptPolicy(PAGE, '/', '')).not.toContain('wasm')
})
