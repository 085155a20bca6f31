import path from 'node:path'
import { parseSettings } from '../../lib/env'
import { MISSING_LINKS, NOT_HERE_HEADER } from '../../lib/i18n/visible-path'
import { EPHEMERAL_TAG } from '../../lib/site/cache-tags'
import { CLIENT_ADDRESS_HEADER, OUTAGE_RETRY_AFTER } from '../../lib/site/constants'
import { reportOutage } from '../../lib/site/outage'
import { ROUTE_NAMES, ROUTES } from '../../lib/site/routes'
import { HEADER as ADDRESS_HEADER } from './requests/client-address.mjs'
import { DEFAULT_DATA_DIR } from './process/data-folder.mjs'
import { OUTAGE, RETRY_AFTER_SECONDS } from './requests/error-pages.mjs'
import { PERSONAL_LINK } from './pages/missing-answers.mjs'
import { HEADER as MISSING_HEADER } from './pages/missing-screen.mjs'
import { EPHEMERAL_TAG as EPHEMERAL_TAG_OF_CACHE } from './pages/page-cache.mjs'
import { UNKEPT_PAGE } from './pages/pages.mjs'

// The server runs before and beside what is built, and cannot import it.
test.each([
  ['the header of a missing page', MISSING_HEADER, NOT_HERE_HEADER],
  ['the header with the address of the client', ADDRESS_HEADER, CLIENT_ADDRESS_HEADER],
  ['Retry-After during an outage', RETRY_AFTER_SECONDS, OUTAGE_RETRY_AFTER],
  ['the tag of answers without end', EPHEMERAL_TAG_OF_CACHE, EPHEMERAL_TAG],
  ['the data folder', path.resolve(DEFAULT_DATA_DIR), parseSettings({}).DATA_DIR],
])('%s is the same for the server and the site', (_, ofServer, ofSite) => expect(ofServer).toBe(ofSite))

test('the server knows the pages of one visitor by the beginning of their addresses', () => {
  const unkept = ROUTE_NAMES.map((name) => ROUTES[name]).filter(({ pattern, audience }) => audience !== 'public' && pattern.includes('['))
  expect(unkept.map(({ pattern }) => pattern).filter((pattern) => !UNKEPT_PAGE.test(pattern))).toEqual([])
  expect(ROUTE_NAMES.filter((name) => ROUTES[name].audience === 'public' && UNKEPT_PAGE.test(`${ROUTES[name].pattern}/`))).toEqual([])
  const links = ROUTE_NAMES.flatMap((name) => PERSONAL_LINK.exec(ROUTES[name].pattern)?.[1] ?? [])
  expect(new Set(links)).toEqual(new Set(MISSING_LINKS))
})

test('the server hears of an outage that the site reports', () => {
  const before = Date.now()
  reportOutage()
  expect(globalThis[OUTAGE]).toBeGreaterThanOrEqual(before)
})
