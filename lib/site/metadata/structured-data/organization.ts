import type { Contact } from '@/lib/contract/commons'
import { absoluteUrl } from '../absolute-url'
import type { SiteFacts } from '../page-metadata'
import type { JsonLd } from './json-ld'

export function buildOrganization(site: SiteFacts, { logo, socialLinks }: Pick<Contact, 'logo' | 'socialLinks'>): JsonLd {
  const url = absoluteUrl(site.origin, '/')
  return {
    '@type': 'Organization',
    '@id': `${url}#organization`,
    name: site.name,
    url,
    logo: logo ? absoluteUrl(site.origin, logo.url) : undefined,
    sameAs: socialLinks.length > 0 ? socialLinks.map(({ link }) => link) : undefined,
  }
}

/** The same in every language. */
export function buildWebSite(site: SiteFacts): JsonLd {
  const url = absoluteUrl(site.origin, '/')
  return { '@type': 'WebSite', name: site.name, url, publisher: { '@id': `${url}#organization` } }
}
