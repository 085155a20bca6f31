import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { addCompileHints } from './compile-hints.mjs'

const CODE = 'run();'.repeat(6000)

test('large scripts of the frame and of pages of the site ask to be compiled at once, those of staff and of later moments do not', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'build-'))
  const write = (name, text) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  const manifest = (page, lists) => {
    const entryJSFiles = Object.fromEntries(Object.entries(lists).map(([entry, names]) => [entry, names.map((name) => `static/chunks/${name}.js`)]))
    write(`server/app${page}_client-reference-manifest.js`, `globalThis.__RSC_MANIFEST["${page}"] = ${JSON.stringify({ entryJSFiles })};`)
  }
  const names = ['framework', 'frame', 'home', 'small', 'later', 'admin']
  for (const name of names) write(`static/chunks/${name}.js`, name === 'small' ? 'run()' : CODE)
  write('build-manifest.json', JSON.stringify({ rootMainFiles: ['static/chunks/framework.js'] }))
  manifest('/(site)/[locale]/(frame)/page', { frame: ['frame'], page: ['frame', 'home', 'small'] })
  manifest('/(payload)/admin/page', { page: ['admin'] })

  addCompileHints(folder)
  addCompileHints(folder)
  const hinted = names.filter((name) => readFileSync(path.join(folder, `static/chunks/${name}.js`), 'utf8') === `//# allFunctionsCalledOnLoad\n${CODE}`)
  expect(hinted).toEqual(['framework', 'frame', 'home'])
  rmSync(folder, { recursive: true })
})
