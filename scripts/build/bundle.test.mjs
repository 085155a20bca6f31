import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { bundle } from './bundle.mjs'

const ROOT = path.resolve(import.meta.dirname, '../..')
const ENTRY = 'lib/backend/email/qr-picture.ts'

test('a bundle for tests holds its packages, but for those that load native code', async () => {
  const caches = path.join(ROOT, 'node_modules/.cache')
  mkdirSync(caches, { recursive: true })
  const folder = mkdtempSync(path.join(caches, 'bundle-test-'))
  await bundle(folder, [ENTRY], { hasPackages: true })
  const modules = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.mjs'))
  const code = modules.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n')
  rmSync(folder, { recursive: true })
  const imported = [...code.matchAll(/^import (?:.* from )?"([^".]+)"/gm)].map(([, name]) => name)
  expect(imported).toContain('sharp')
  expect(imported).not.toContain('uqr')
  expect(code).toContain('node_modules/uqr/')
})
