// Grades an answer by the published rules of the HTTP Observatory (developer.mozilla.org), as if it came over HTTPS.
// Left out are the redirect from HTTP and the list of preloaded hosts, which only a site in the open can have.
const BASELINE = 100
/** Extra credit counts only from here on. */
const LEAST_FOR_EXTRA = 90
const SIX_MONTHS = 15_768_000
const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']
const INLINE = ["'unsafe-inline'", 'data:']
const PRIVATE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']

/** The headers that every answer has. */
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

/** @typedef {{ headers: Headers, html: string }} Answer */

const TESTS = {
  'Content-Security-Policy': ({ headers }) => contentSecurityPolicy(headers.get('content-security-policy')),
  Cookies: ({ headers }) => cookies(headers.getSetCookie(), hasLongHsts(headers)),
  'Cross-Origin-Embedder-Policy': ({ headers }) => (['require-corp', 'credentialless'].includes(headers.get('cross-origin-embedder-policy')) ? 10 : 0),
  'Cross-Origin-Opener-Policy': ({ headers }) => (['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'].includes(headers.get('cross-origin-opener-policy')) ? 10 : 0),
  'Cross-Origin-Resource-Policy': ({ headers }) => (['same-origin', 'same-site'].includes(headers.get('cross-origin-resource-policy')) ? 10 : 0),
  'Cross-origin resource sharing': ({ headers }) =>
    headers.get('access-control-allow-credentials') === 'true' && headers.get('access-control-allow-origin') === '*' ? -50 : 0,
  'Referrer-Policy': ({ headers }) => referrerPolicy(headers.get('referrer-policy')),
  'Strict-Transport-Security': ({ headers }) => (headers.has('strict-transport-security') ? (hasLongHsts(headers) ? 0 : -10) : -20),
  'Subresource integrity': ({ html }) => subresourceIntegrity(html),
  'X-Content-Type-Options': ({ headers }) => (headers.get('x-content-type-options') === 'nosniff' ? 0 : -5),
  'X-Frame-Options': ({ headers }) => frameOptions(headers),
}

/**
 * How one address answers, without following a redirect.
 *
 * @returns {Promise<{ score: number, missing: string[] }>} `missing` names the headers that are not there
 */
export async function gradeAnswer(origin, path, headers = {}) {
  const answer = await fetch(`${origin}${path}`, { headers, redirect: 'manual' })
  const { score } = observatoryScore({ headers: answer.headers, html: await answer.text() })
  return { score, missing: REQUIRED.filter((name) => !answer.headers.has(name)) }
}

/**
 * @param {Answer} answer
 * @returns {{ score: number, points: Record<string, number> }}
 */
export function observatoryScore(answer) {
  const points = Object.fromEntries(Object.entries(TESTS).map(([name, test]) => [name, test(answer)]))
  const sum = (values) => values.reduce((total, value) => total + value, BASELINE)
  const plain = sum(Object.values(points).filter((value) => value < 0))
  return { score: Math.max(0, plain >= LEAST_FOR_EXTRA ? sum(Object.values(points)) : plain), points }
}

/** The sources of each directive of a policy; null when one stands in it twice. */
function parsePolicy(policy) {
  const directives = new Map()
  for (const part of policy.split(';')) {
    const [name, ...sources] = part.trim().toLowerCase().split(/\s+/)
    if (!name) continue
    if (directives.has(name)) return null
    directives.set(name, sources.length === 0 && name.endsWith('-src') ? ["'none'"] : sources)
  }
  return directives
}

function contentSecurityPolicy(header) {
  if (!header) return -25
  const policy = parsePolicy(header)
  if (!policy) return -25
  const sourcesOf = (name) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const [scripts, styles, objects] = ['script-src', 'style-src', 'object-src'].map((name) => withoutOverruled(sourcesOf(name)))
  if (scripts.some((source) => [...BROAD, ...INLINE].includes(source)) || objects.some((source) => BROAD.includes(source))) return -20
  const isInsecure = (source) => /^(http|ftp):/.test(source)
  const active = [...policy].filter(([name]) => !['img-src', 'media-src'].includes(name)).flatMap(([, sources]) => sources)
  if (active.some(isInsecure)) return -20
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10
  if ([...sourcesOf('img-src'), ...sourcesOf('media-src')].some(isInsecure)) return -10
  if (styles.some((source) => [...BROAD, ...INLINE].includes(source))) return 0
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5
}

/** Browsers that know hashes ignore `unsafe-inline` beside them. */
function withoutOverruled(sources) {
  const hasHash = sources.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source))
  return hasHash ? sources.filter((source) => source !== "'unsafe-inline'") : sources
}

function cookies(lines, hasHsts) {
  if (lines.length === 0) return 0
  const points = lines.map((line) => {
    const name = line.split('=')[0].toLowerCase()
    const has = (attribute) => new RegExp(`;\\s*${attribute}(\\s*[;=]|$)`, 'i').test(line)
    const isSession = /login|sess/.test(name)
    if (isSession && !has('secure')) return hasHsts ? -10 : -40
    if (isSession && !has('httponly')) return -30
    if (name.includes('csrf') && !has('samesite')) return -20
    if (!has('secure')) return hasHsts ? -5 : -20
    return has('samesite') ? 5 : 0
  })
  return Math.min(...points)
}

function referrerPolicy(header) {
  const value = header?.split(',').at(-1).trim().toLowerCase()
  if (!value) return 0
  if (PRIVATE_REFERRERS.includes(value)) return 5
  return -5
}

function hasLongHsts(headers) {
  return Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? 0) >= SIX_MONTHS
}

function frameOptions(headers) {
  const ancestors = parsePolicy(headers.get('content-security-policy') ?? '')?.get('frame-ancestors')
  if (ancestors && !ancestors.some((source) => BROAD.includes(source))) return 5
  return /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') ? 0 : -20
}

function subresourceIntegrity(html) {
  const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"[^>]*>/g)]
  const foreign = scripts.filter(([, source]) => /^(https?:)?\/\//.test(source))
  if (foreign.some(([tag, source]) => !source.startsWith('https:') && !tag.includes('integrity='))) return -50
  if (foreign.some(([tag]) => !tag.includes('integrity='))) return -5
  return scripts.length > 0 && scripts.every(([tag]) => tag.includes('integrity=')) ? 5 : 0
}
