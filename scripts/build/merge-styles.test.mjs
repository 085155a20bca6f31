import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { mergeStyles, splitByLayout } from './merge-styles.mjs'

test.each([
  { what: 'one file for each layout and one of its own', list: ['a', 'b', 'c', 'd', 'e'], lists: [['a'], ['a', 'b', 'c'], ['a', 'b', 'x']], runs: [['a'], ['b', 'c'], ['d', 'e']] },
  { what: 'the files of its layout alone', list: ['a', 'b'], lists: [['a', 'b'], ['a', 'b', 'c']], runs: [['a', 'b']] },
  { what: 'one file where no layout has any', list: ['a', 'b'], lists: [[], ['b']], runs: [['a', 'b']] },
  { what: 'nothing where it has none', list: [], lists: [['a']], runs: [] },
])('a page has $what', ({ list, lists, runs }) => expect(splitByLayout(list, [...lists, list])).toEqual(runs))

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
  for (const name of ['root', 'header', 'footer', 'card', 'hero']) write(`static/chunks/${name}.css`, `.${name}{}\n`)
  write('prerender-manifest.json', JSON.stringify({ routes: { '/en/failed': { srcRoute: '/[locale]/failed' } } }))
  manifest('/(site)/[locale]/(frame)/page', { root: ['root'], frame: ['root', 'header', 'footer'], page: ['root', 'header', 'footer', 'card', 'hero'] })
  manifest('/(site)/[locale]/(frame)/about/page', { root: ['root'], frame: ['root', 'header', 'footer'], page: ['root', 'header', 'footer', 'hero'] })
  manifest('/(site)/[locale]/failed/page', { page: ['root', 'header'] })

  expect(mergeStyles(folder)).toEqual([
    ['static/chunks/header.css', 'static/chunks/footer.css'],
    ['static/chunks/card.css', 'static/chunks/hero.css'],
  ])
  const pageOf = (page) => JSON.parse(readFileSync(path.join(folder, `server/app${page}_client-reference-manifest.js`), 'utf8').split('"] = ')[1].replace(/;$/, ''))
  const { frame, page } = pageOf('/(site)/[locale]/(frame)/page').entryCSSFiles
  expect(page).toHaveLength(3)
  expect(page.slice(0, 2)).toEqual(frame)
  expect(readFileSync(path.join(folder, frame[1].path), 'utf8')).toBe('.header{}\n.footer{}')
  expect(readFileSync(path.join(folder, page[2].path), 'utf8')).toBe('.card{}\n.hero{}')
  const about = pageOf('/(site)/[locale]/(frame)/about/page').entryCSSFiles
  expect(about.page).toEqual([...frame, { path: 'static/chunks/hero.css', inlined: false }])
  expect(pageOf('/(site)/[locale]/failed/page').entryCSSFiles.page).toHaveLength(2)
  rmSync(folder, { recursive: true })
})
