import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { goodSteps, projectHash } from './unchanged.mjs'

let root
const write = (file, content) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), content)
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'project-'))
  write('package-lock.json', '{}')
  write('lib/data/a.ts', 'export const a = 1')
})

afterEach(() => rmSync(root, { recursive: true }))

test.each([
  ['another content', 'lib/data/a.ts', 'export const a = 2'],
  ['a new file', 'lib/b.ts', ''],
  ['other packages', 'package-lock.json', '{ }'],
  ['a rule of the linter', 'eslint.config.mjs', ''],
  ['a hidden file', '.npmrc', ''],
  ['the list of settings', '.env.example', ''],
])('%s is a change', (_, file, content) => {
  const before = projectHash(root)
  write(file, content)
  expect(projectHash(root)).not.toBe(before)
})

test('a file that moves is a change', () => {
  const before = projectHash(root)
  rmSync(path.join(root, 'lib/data/a.ts'))
  write('lib/a.ts', 'export const a = 1')
  expect(projectHash(root)).not.toBe(before)
})

test.each(['node_modules/x/index.js', '.next/BUILD_ID', 'data/site.db', '.build.lock', 'next-env.d.ts', '.env', '.env.local', 'a.tsbuildinfo'])('%s is no change', (file) => {
  const before = projectHash(root)
  write(file, 'x')
  expect(projectHash(root)).toBe(before)
})

test('only a step that was good with the same files is known to be good', () => {
  const steps = goodSteps(root)
  expect(steps.wasGood('Lint', 'one')).toBe(false)
  steps.note('Lint', 'one')
  expect([steps.wasGood('Lint', 'one'), steps.wasGood('Lint', 'two'), steps.wasGood('Types', 'one')]).toEqual([true, false, false])
  steps.forget('Lint')
  expect(steps.wasGood('Lint', 'one')).toBe(false)
})
