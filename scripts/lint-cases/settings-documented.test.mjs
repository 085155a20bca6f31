import { readFileSync } from 'node:fs'

const settings = [...readFileSync('lib/env.ts', 'utf8').matchAll(/^ {4}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name)

test.each([
  ['.env.example', (text) => [...text.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name)],
  ['docs/operations.md', (text) => [...text.split('## Settings')[1].matchAll(/^\| (`.*?) \|/gm)].flatMap(([, names]) => names.match(/[A-Z0-9_]+/g))],
])('%s names every setting, and none that there is not', (file, namesIn) => {
  expect(new Set(settings).size).toBeGreaterThan(20)
  expect(namesIn(readFileSync(file, 'utf8')).sort()).toEqual([...new Set(settings)].sort())
})
