import { readdirSync, readFileSync } from 'node:fs'
import { CHUNK_SCRIPT, EMPTY_ANSWER_HEADERS, INTERNAL_HEADERS, pathOfKey, PAYLOAD_HEADER, PAYLOAD_PARAMETER, STATE_TREE_HEADER, TAGS_HEADER, CACHE_HEADER } from './framework'

const NEXT = 'node_modules/next/dist'
const { version } = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8')) as { version: string }

/** What this project relies on without a promise, and where the framework has it. */
const RELIED_ON: [what: string, file: string, text: string][] = [
  ['settings of a built site from the environment', 'server/config.js', '__NEXT_PRIVATE_STANDALONE_CONFIG'],
  ['the settings that the build noted', 'shared/lib/constants.js', "required-server-files"],
  ['the notes of rendered pages', 'shared/lib/constants.js', "'prerender-manifest.json'"],
  ['the notes of the scripts of a page', 'shared/lib/constants.js', "'client-reference-manifest'"],
  ['how these are written', 'build/webpack/plugins/flight-manifest-plugin.js', '__RSC_MANIFEST'],
  ['the value of a preview’s cookie', 'server/async-storage/draft-mode-provider.js', 'previewProps.previewModeId'],
  ['the name of a preview’s cookie', 'server/api-utils/index.js', '__prerender_bypass'],
  ['the header of a payload', 'client/components/app-router-headers.js', `'${PAYLOAD_HEADER}'`],
  ['the parameter of a payload', 'client/components/app-router-headers.js', `'${PAYLOAD_PARAMETER}'`],
  ['the header of what a browser holds', 'client/components/app-router-headers.js', `'${STATE_TREE_HEADER}'`],
  ['an empty parameter for a payload without choices', 'server/base-server.js', 'expectedHash is empty string'],
  ['the header with tags', 'lib/constants.js', `'${TAGS_HEADER}'`],
  ['the header of the cache', 'build/templates/app-page-runtime.js', CACHE_HEADER],
  ['the kinds of cached things', 'server/response-cache/types.js', '"APP_PAGE"'],
]

test.each(RELIED_ON)(`Next ${version} still has %s`, (_what, file, text) => {
  expect(readFileSync(`${NEXT}/${file}`, 'utf8')).toContain(text)
})

test('headers that the framework sends to itself are known', () => {
  for (const name of ['x-middleware-prefetch', 'x-middleware-subrequest', 'x-nextjs-data', 'x-matched-path', 'x-prerender-revalidate', 'x-now-route-matches']) expect(name).toMatch(INTERNAL_HEADERS)
  expect(EMPTY_ANSWER_HEADERS).toContain(CACHE_HEADER)
})

test('a key of the cache names the path', () => {
  expect(pathOfKey('/route-cache/APP_PAGE/0a1b/$/en/about')).toBe('/en/about')
  expect(pathOfKey('/en/about')).toBe('/en/about')
})

const BUILT = '.next/server/app'
const testBuilt = hasBuild() ? test : test.skip
testBuilt('a built page has the scripts that wait for its first paint', () => {
  const html = readFileSync(`${BUILT}/en/screen/failed.html`, 'utf8')
  expect(html).toMatch(CHUNK_SCRIPT)
})

function hasBuild(): boolean {
  try {
    return readdirSync(`${BUILT}/en/screen`).length > 0
  } catch {
    return false
  }
}
