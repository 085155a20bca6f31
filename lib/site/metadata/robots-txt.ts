import { absoluteUrl } from './absolute-url'
import { sitemapPath } from './metadata-routes'

/** The reads of the API that llms.txt invites to; the rest of it is for the site itself. */
const OPEN_READS = ['/api/openapi.json', '/api/events', '/api/sessions', '/api/speakers', '/api/articles'] as const

/**
 * Writes the rules for crawlers (RFC 9309). Pages that are not to be listed stay open here: whoever may not
 * fetch them never learns so.
 *
 * @param isIndexed whether search engines may list the site at all
 */
export function toRobotsTxt(origin: string, isIndexed: boolean): string {
  if (!isIndexed) return 'User-agent: *\nAllow: /\n'
  const rules = [...OPEN_READS.map((path) => `Allow: ${path}`), 'Disallow: /api/', 'Allow: /']
  return ['User-agent: *', ...rules, '', `Sitemap: ${absoluteUrl(origin, sitemapPath())}`, ''].join('\n')
}
