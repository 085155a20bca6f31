import { readdirSync } from 'node:fs'
import path from 'node:path'

const APP = path.resolve(import.meta.dirname, '../../../app')
/** Addresses that no file of `app` stands for. */
const OTHERS = [
  '/healthz', '/readyz', '/service-worker.js', '/icon.svg', '/sitemap.xml', '/feed.xml', '/letters.xml', '/llms.txt', '/site.webmanifest', '/.well-known/security.txt', '/.well-known/{}', '/_next/{}', '/_next/static/{}', '/_next/static/chunks/{}', '/_next/data/{}', '/_next/image', '/{}', '/{}/{}/{}', '/en/{}', '/ka/event/{}',
  '/resources/{}', '/media/file/{}', '/cms/api/media/file/{}', '/cms/api/{}', '/cms/api/{}/{}', '/cms/api/{}/{}/{}', '/api/{}', '/api/{}/{}', '/calendar/event/{}.ics', '/calendar/session/{}.ics', '/share/event/{}.png', '/share/{}/{}/{}', '/admin/collections/{}', '/admin/collections/{}/{}', '/admin/globals/{}', '/admin/{}',
]
const CMS_CALLS = ['', '/{}', '/{}/duplicate', '/versions', '/versions/{}', '/count', '/access/{}']
const SIGN_IN_CALLS = ['login', 'logout', 'me', 'refresh-token', 'init', 'first-register', 'forgot-password', 'reset-password', 'unlock', 'verify/{}']

/** Pages and routes by their files: `(group)` and the language stand in no address. */
function filePatterns() {
  const files = readdirSync(APP, { recursive: true }).filter((file) => /(^|[\\/])(page\.tsx|route\.tsx?)$/.test(file))
  return files.map((file) => {
    const parts = path.dirname(file).split(path.sep).filter((part) => !/^\(|^\[locale\]$|^\.$/.test(part))
    return `/${parts.map((part) => (part.startsWith('[') ? '{}' : part)).join('/')}`
  })
}

/**
 * Every address of a running site with `{…}` where a key stands, and keys that there are.
 *
 * @param {string} origin
 * @param {string} token of an administrator
 */
export async function addressesOf(origin, token) {
  const read = async (address) => (await fetch(new URL(address, origin), { headers: { token } })).json()
  const { paths } = await read('/api/openapi.json')
  const { collections, globals } = await read('/cms/api/access')
  const patterns = [
    ...filePatterns(),
    ...OTHERS,
    ...Object.keys(paths),
    ...Object.keys(collections).flatMap((slug) => CMS_CALLS.map((call) => `/cms/api/${slug}${call}`)),
    ...Object.keys(globals).flatMap((slug) => ['', '/versions', '/versions/{}', '/access'].map((call) => `/cms/api/globals/${slug}${call}`)),
    ...SIGN_IN_CALLS.map((call) => `/cms/api/users/${call}`),
    '/cms/api/payload-jobs/run', '/cms/api/payload-preferences/{}', '/cms/api/access', '/cms/api/graphql', '/cms/api/graphql-playground',
  ]
  const lists = await Promise.all(['events', 'speakers', 'sessions', 'articles', 'partners'].map((name) => read(`/api/${name}?limit=2`)))
  const keys = lists.flatMap(({ items }) => items.flatMap(({ _id, identifier }) => [_id, identifier ?? _id]))
  return { patterns: [...new Set(patterns)], keys: [...keys, ...Object.keys(collections)] }
}
