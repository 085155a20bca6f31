/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { previewId, withTruePreviews } from './true-previews.mjs'

const ID = 'a1b2c3'
const TRUE = `__prerender_bypass=${ID}`

function cookieAfter(cookie) {
  const request = { headers: cookie === undefined ? {} : { cookie } }
  withTruePreviews(() => undefined, ID)(request, {})
  return request.headers.cookie
}

test.each([
  [undefined, undefined],
  ['', ''],
  ['local-lang=ge; token=x', 'local-lang=ge; token=x'],
  [TRUE, TRUE],
  [`token=x; ${TRUE}`, `token=x; ${TRUE}`],
  ['__prerender_bypass=guess', undefined],
  ['__prerender_bypass=', undefined],
  ['__prerender_bypass', undefined],
  ['token=x; __prerender_bypass=guess; local-lang=ge', 'token=x; local-lang=ge'],
  [`__prerender_bypass=guess;${TRUE}`, TRUE],
  ['\t__prerender_bypass =guess', undefined],
  [`__prerender_bypass="${ID}"`, undefined],
  ['x=__prerender_bypass; my__prerender_bypass=1', 'x=__prerender_bypass; my__prerender_bypass=1'],
])('of %j is left %j', (given, left) => {
  expect(cookieAfter(given)).toBe(left)
})

test('each build has a preview of its own', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'true-previews-'))
  mkdirSync(path.join(root, '.next'))
  writeFileSync(path.join(root, '.next/prerender-manifest.json'), JSON.stringify({ preview: { previewModeId: ID } }))
  expect(previewId(root)).toBe(ID)
  rmSync(root, { recursive: true })
})
