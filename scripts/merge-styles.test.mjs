import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findRuns, mergeStyles } from './merge-styles.mjs'

test.each([
  { what: 'what all load one after the other', lists: [['a', 'b', 'c'], ['a', 'b', 'c', 'd']], runs: [['a', 'b', 'c']] },
  { what: 'not what somebody loads alone', lists: [['a'], ['a', 'b', 'c'], ['b', 'c', 'd']], runs: [['b', 'c']] },
  { what: 'not what stands elsewhere in another list', lists: [['a', 'b', 'c'], ['a', 'c', 'b']], runs: [] },
  { what: 'what one page alone loads', lists: [['a', 'x', 'y'], ['a', 'z']], runs: [['x', 'y']] },
  { what: 'nothing of nothing', lists: [[], []], runs: [] },
])('one file becomes of $what', ({ lists, runs }) => expect(findRuns(lists)).toEqual(runs))

test('the pages of a build name the merged file in place of its parts, in their order', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'build-'))
  const write = (name, text) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  const manifest = (page, lists) => {
    const entryCSSFiles = Object.fromEntries(Object.entries(lists).map(([entry, names]) => [entry, names.map((name) => ({ path: `static/chunks/${name}.css`, inlined: false }))]))
    write(`server/app${page}_client-reference-manifest.js`, `globalThis.__RSC_MANIFEST = {};\nglobalThis.__RSC_MANIFEST["${page}"] = ${JSON.stringify({ clientModules: {}, entryCSSFiles })};`)
  }
  for (const name of ['root', 'header', 'footer', 'card']) write(`static/chunks/${name}.css`, `.${name}{}\n`)
  write('prerender-manifest.json', JSON.stringify({ routes: { '/en/failed': { srcRoute: '/[locale]/failed' } } }))
  manifest('/(site)/[locale]/(frame)/page', { root: ['root'], frame: ['root', 'header', 'footer'], page: ['root', 'header', 'footer', 'card'] })
  manifest('/(site)/[locale]/failed/page', { page: ['root', 'header'] })

  expect(mergeStyles(folder)).toEqual([['static/chunks/header.css', 'static/chunks/footer.css']])
  const pageOf = (page) => JSON.parse(readFileSync(path.join(folder, `server/app${page}_client-reference-manifest.js`), 'utf8').split('"] = ')[1].replace(/;$/, ''))
  const { frame, page } = pageOf('/(site)/[locale]/(frame)/page').entryCSSFiles
  expect(page.map((file) => file.path)).toEqual([...frame.map((file) => file.path), 'static/chunks/card.css'])
  expect(readFileSync(path.join(folder, frame[1].path), 'utf8')).toBe('.header{}\n.footer{}')
  expect(pageOf('/(site)/[locale]/failed/page').entryCSSFiles.page).toHaveLength(2)
  rmSync(folder, { recursive: true })
})
