import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sourcePlaces } from './source-places.mjs'

test('a stack trace names the sources of bundled code, and leaves other places as they are', () => {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'places-')))
  // One line, whose third column stands for the second line of the source.
  writeFileSync(path.join(folder, 'a.mjs.map'), JSON.stringify({ version: 3, sources: ['lib/a.ts'], names: [], mappings: 'AAAA,EACA' }))
  const named = sourcePlaces(folder, folder)
  expect(named(`at do (file://${folder}/a.mjs:1:3)\nat ${folder}/a.mjs:1:1`)).toBe('at do (lib/a.ts:2:1)\nat lib/a.ts:1:1')
  const unknown = `at ${folder}/without-map.mjs:1:3 and node:internal/x:1:2`
  expect(named(unknown)).toBe(unknown)
  rmSync(folder, { recursive: true })
})
