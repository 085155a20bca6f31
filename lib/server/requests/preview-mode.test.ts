import type { Request, Response } from '../exchange'
import { standIn } from '../test-server'
import { previewMode } from './preview-mode'

const ID = 'a1b2c3'
const TRUE = `__prerender_bypass=${ID}`

function cookieAfter(cookie?: string) {
  const request: { headers: { cookie?: string } } = { headers: cookie === undefined ? {} : { cookie } }
  void previewMode(ID)(standIn<Request>(request), standIn<Response>({}))
  return request.headers.cookie
}

test.each([
  [undefined, undefined],
  ['local-lang=ge; token=x', 'local-lang=ge; token=x'],
  [`token=x; ${TRUE}`, `token=x; ${TRUE}`],
  ['__prerender_bypass', undefined],
  ['token=x; __prerender_bypass=guess; local-lang=ge', 'token=x; local-lang=ge'],
  [`__prerender_bypass=guess;${TRUE}`, TRUE],
  ['\t__prerender_bypass =guess', undefined],
  [`__prerender_bypass="${ID}"`, undefined],
  ['x=__prerender_bypass; my__prerender_bypass=1', 'x=__prerender_bypass; my__prerender_bypass=1'],
])('of %j is left %j', (given, left) => {
  expect(cookieAfter(given)).toBe(left)
})
