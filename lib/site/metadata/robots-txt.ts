import { absoluteUrl } from './absolute-url'
import { sitemapPath } from './metadata-routes'

/** The reads that llms.txt names; crawlers do not need the rest of the API. */
const OPEN_READS = ['/api/openapi.json', '/api/events', '/api/sessions', '/api/speakers', '/api/articles'] as const

/**
 * Writes robots.txt (RFC 9309). Pages that must not be listed stay open: crawlers that cannot fetch them never see their
 * `noindex`.
 */
export function toRobotsTxt(origin: string, isIndexed: boolean): string {
  if (!isIndexed) return 'User-agent: *\nAllow: /\n'
  const rules = [...OPEN_READS.map((path) => `Allow: ${path}`), 'Disallow: /api/', 'Allow: /']
  return ['User-agent: *', ...rules, '', `Sitemap: ${absoluteUrl(origin, sitemapPath())}`, ''].join('\n')
}
