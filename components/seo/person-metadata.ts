import type { Metadata } from 'next'
import { languageOf } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import { canonicalPath } from '@/lib/site/canonical-path'

interface DescribedPerson {
  untranslated?: string[]
  fullName: string
  role: string
  organization: string
  bio: string
}

/**
 * What search engines are told of the page of a person: one address, with or without an event around it;
 * and nothing worth finding where there is no story.
 *
 * @param path the path of the person's own page
 * @param subject what they are known for; their role and organisation when it is missing
 */
export function personMetadata(locale: Locale, path: string, person: DescribedPerson, subject?: string): Metadata {
  const { fullName, role, organization, bio } = person
  return {
    title: fullName,
    description: subject || [role, organization].filter(Boolean).join(', '),
    alternates: { canonical: canonicalPath(languageOf(person, 'bio') ?? locale, path) },
    ...(!bio && { robots: { index: false, follow: true } }),
  }
}
