// Requests every address of the sitemap, the API, the staff screens and missing pages, and grades each answer.
import { ADMIN, demoSite } from '../test/demo-site.mjs'
import { observatoryScore } from './observatory.mjs'
import { startSite } from './site.mjs'

const PUBLIC_URL = 'https://site.example'
const GOAL = 125
const REQUIRED = [
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'strict-transport-security',
]
/** A browser knows the policy of a page that has not changed. */
const OPTIONAL_IN_304 = ['content-security-policy']

const PAGES = ['/login', '/login?step=code', '/forgot-password', '/speaker/nobody', '/event/summit-2027/register-for-public-square']
const ADMIN_SCREENS = ['/admin', '/admin/account', '/admin/collections/events', '/admin/collections/registrations', '/admin/globals/home']
const API = ['/api/events', '/api/speakers?limit=100', '/api/commons/one', '/api/nope', '/api/registrations', '/api/csrf', '/api/openapi.json', '/cms/api/users/me', '/cms/api/nope', '/cms/api/registrations']
const OTHERS = ['/robots.txt', '/sitemap.xml', '/llms.txt', '/icon.svg', '/admin', '/nope', '/_next/static/nope.js', '/_next/image?url=x', '//evil.example', `/${'a'.repeat(9000)}`, '/cms/preview/events/x', '/healthz', '/readyz']

/** @returns {Promise<{ group: string, path: string, status: number, score: number, missing: string[] }[]>} */
export async function scanHeaders({ root, tell, onStop }) {
  tell('Starting the site')
  const origin = await startSite({ root, dataDir: await demoSite(), settings: { SITE_URL: PUBLIC_URL }, onStop })
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address.replaceAll('&amp;', '&').replace(PUBLIC_URL, ''))
  const cookie = await signIn(origin)
  const groups = {
    'Pages of the sitemap': listed,
    'Other pages': PAGES,
    'Staff screens': ADMIN_SCREENS,
    API,
    'No pages': OTHERS,
  }
  const results = []
  for (const [group, paths] of Object.entries(groups)) {
    tell(`${group}: ${paths.length} addresses`)
    for (const path of paths) results.push({ group, path, ...(await gradeAnswer(origin, path, group === 'Staff screens' ? { cookie } : {})) })
  }
  const { headers } = await fetch(`${origin}/about`)
  results.push({ group: 'Pages not changed', path: '/about', ...(await gradeAnswer(origin, '/about', { 'If-None-Match': headers.get('etag') })) })
  return results
}

/** How one address answers, without following a redirect. */
export async function gradeAnswer(origin, path, headers = {}) {
  const answer = await fetch(`${origin}${path}`, { headers, redirect: 'manual' })
  const { score, points } = observatoryScore({ headers: answer.headers, html: await answer.text() })
  const required = answer.status === 304 ? REQUIRED.filter((name) => !OPTIONAL_IN_304.includes(name)) : REQUIRED
  return { status: answer.status, score, points, missing: required.filter((name) => !answer.headers.has(name)) }
}

async function signIn(origin) {
  const answer = await fetch(`${origin}/api/auth/login`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(ADMIN) })
  return answer.headers.getSetCookie().map((line) => line.split(';')[0]).join('; ')
}

export function summariseHeaders({ machine, results }) {
  const isPublicPage = ({ group }) => /page/i.test(group) && group !== 'No pages'
  const problems = results.flatMap((result) => {
    const { path, score, missing } = result
    const address = path.slice(0, 60)
    return [
      ...missing.map((name) => `${address}: no ${name}`),
      ...(isPublicPage(result) && score < GOAL ? [`${address}: ${score} points, goal ${GOAL}`] : []),
    ]
  })
  return { machine, goal: GOAL, results, problems }
}

export function headersToText({ results, problems }) {
  const groups = groupResults(results)
  const rows = [...groups].map(([group, answers]) => {
    const scores = answers.map(({ score }) => score)
    return `  ${group.padEnd(24)}${String(answers.length).padStart(6)}${String(Math.min(...scores)).padStart(9)}${String(Math.max(...scores)).padStart(9)}`
  })
  return [
    'Points by the rules of the HTTP Observatory (A+ from 100), answers taken as if over HTTPS',
    '',
    `  ${''.padEnd(24)}${'answers'.padStart(6)}${'lowest'.padStart(8)}${'highest'.padStart(9)}`,
    ...rows,
    '',
    ...(problems.length > 0 ? ['Missing or below the goal:', ...problems.map((line) => `  ${line}`)] : ['Every answer has every header, every page reaches the goal.']),
  ].join('\n')
}

function groupResults(results) {
  const groups = new Map()
  for (const result of results) groups.set(result.group, [...(groups.get(result.group) ?? []), result])
  return groups
}
