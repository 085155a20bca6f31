import type { Image } from '@/lib/contract/fields/images'
import type { SocialLink } from '@/lib/contract/fields/social-links'
import { languageOf } from '@/lib/i18n/content-language'
import { absoluteUrl } from '../absolute-url'
import { canonicalPath } from '../canonical-path'
import { firstParagraph } from '@/lib/site/text/plain-text'
import type { SiteFacts } from '../page-metadata'
import type { JsonLd } from './json-ld'

export interface ProfiledPerson {
  fullName: string
  role: string
  /** Undefined for members of the team. */
  organization?: string
  bio: string
  photo: Image | null
  socialLinks: readonly SocialLink[]
  updatedAt?: string
  untranslated?: string[]
}

/** Null where nothing is told of the person. */
export function buildProfilePage(site: SiteFacts, path: string, person: ProfiledPerson): JsonLd | null {
  if (!person.bio) return null
  const language = languageOf(person, 'bio') ?? site.locale
  const url = absoluteUrl(site.origin, canonicalPath(language, path))
  return {
    '@type': 'ProfilePage',
    inLanguage: language,
    url,
    dateModified: person.updatedAt,
    mainEntity: {
      '@type': 'Person',
      name: person.fullName,
      url,
      jobTitle: person.role || undefined,
      worksFor: person.organization ? { '@type': 'Organization', name: person.organization } : undefined,
      description: firstParagraph(person.bio) || undefined,
      image: person.photo ? absoluteUrl(site.origin, person.photo.url) : undefined,
      sameAs: person.socialLinks.length > 0 ? person.socialLinks.map(({ link }) => link) : undefined,
    },
  }
}
