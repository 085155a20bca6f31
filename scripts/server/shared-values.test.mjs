import path from 'node:path'
import { parseSettings } from '../../lib/env'
import { NOT_HERE_HEADER } from '../../lib/i18n/visible-path'
import { EPHEMERAL_TAG } from '../../lib/site/cache-tags'
import { CLIENT_ADDRESS_HEADER, OUTAGE_RETRY_AFTER } from '../../lib/site/constants'
import { reportOutage } from '../../lib/site/outage'
import { HEADER as ADDRESS_HEADER } from './requests/client-address.mjs'
import { DEFAULT_DATA_DIR } from './process/data-folder.mjs'
import { OUTAGE, RETRY_AFTER_SECONDS } from './requests/error-pages.mjs'
import { HEADER as MISSING_HEADER } from './pages/missing-screen.mjs'
import { EPHEMERAL_TAG as EPHEMERAL_TAG_OF_CACHE } from './pages/page-cache.mjs'

// The server runs before and beside what is built, and cannot import it.
test.each([
  ['the header of a missing page', MISSING_HEADER, NOT_HERE_HEADER],
  ['the header with the address of the client', ADDRESS_HEADER, CLIENT_ADDRESS_HEADER],
  ['Retry-After during an outage', RETRY_AFTER_SECONDS, OUTAGE_RETRY_AFTER],
  ['the tag of answers without end', EPHEMERAL_TAG_OF_CACHE, EPHEMERAL_TAG],
  ['the data folder', path.resolve(DEFAULT_DATA_DIR), parseSettings({}).DATA_DIR],
])('%s is the same for the server and the site', (_, ofServer, ofSite) => expect(ofServer).toBe(ofSite))

test('the server hears of an outage that the site reports', () => {
  const before = Date.now()
  reportOutage()
  expect(globalThis[OUTAGE]).toBeGreaterThanOrEqual(before)
})
