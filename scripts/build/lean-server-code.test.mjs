import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { leanServerCode, withoutWideCharacters } from './lean-server-code.mjs'

const require = createRequire(import.meta.url)

/** Strings, templates, regular expressions, names: whatever a bundle may hold. */
const CODE = [
  'const წელი = `${"ჯაზი"} — 🎷`;',
  'module.exports = [1, () => ({ წელი, found: /^[ა-ჰ]+$/u.test("სამიტი"), note: /🎷/u.test("a 🎷"), json: JSON.parse(\'{"a":"ქ\\\\n"}\') })];',
].join('\n')

describe('the code of the server', () => {
  let folder
  const file = (name) => path.join(folder, 'server/chunks', name)
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'lean-'))
    mkdirSync(file('ssr'), { recursive: true })
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('means the same in characters of one byte', () => {
    const plain = withoutWideCharacters(CODE)
    expect(plain).toMatch(/^[\0-\xff]*$/)
    const exportsOf = (code) => {
      const bundle = {}
      new Function('module', code)(bundle)
      return bundle.exports[1]()
    }
    expect(exportsOf(plain)).toEqual(exportsOf(CODE))
    expect(exportsOf(plain)).toMatchObject({ წელი: 'ჯაზი — 🎷', found: true, note: true })
  })

  it('leaves code alone whose meaning would change', () => {
    expect(withoutWideCharacters('"\\ქ"')).toBe('"\\ქ"')
  })

  it('loads a chunk that was written twice once', () => {
    for (const name of ['a', 'b']) writeFileSync(file(`${name}.js`), `${CODE}\n//# sourceMappingURL=${name}.js.map`)
    writeFileSync(file('ssr/c.js'), CODE)
    leanServerCode(folder)
    expect(require(file('b.js'))).toBe(require(file('a.js')))
    expect(require(file('ssr/c.js'))).not.toBe(require(file('a.js')))
    expect(readFileSync(file('b.js'), 'utf8')).toBe('module.exports=require("./a.js")\n')
  })
  it('reads much data from a file, which nothing keeps', () => {
    const data = { name: "Côte d'Ivoire", points: Array.from({ length: 200_000 }, (_, index) => index), text: 'a \\ "b"\n' }
    const literal = JSON.stringify(data).replaceAll('\\', '\\\\').replaceAll("'", "\\'")
    writeFileSync(file('ssr/atlas.js'), `module.exports=[7,(a,b,c)=>{b.exports=JSON.parse('${literal}')}];\n\n//# sourceMappingURL=atlas.js.map`)
    leanServerCode(folder)
    expect(readFileSync(file('ssr/atlas.js')).length).toBeLessThan(200)
    const read = {}
    require(file('ssr/atlas.js'))[1](undefined, read)
    expect(read.exports).toEqual(data)
  })
})
