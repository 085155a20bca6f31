import { languageOf } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import { firstParagraph } from '../text/plain-text'
import { isPersonFound } from '../metadata/indexing'
import type { PageFacts } from '../metadata/page-metadata'
import type { ShareImage } from '../sharing/share-image'

interface DescribedPerson {
  fullName: string
  role: string
  organization?: string
  project?: string
  bio: string
  untranslated?: string[]
}

interface PersonPage {
  /** Instead of the one of their own page. */
  image?: ShareImage | null
  /** The languages of their story. */
  languages: readonly Locale[]
}

/** Describes the page of a person at their own `path`; a story in another language is left out. */
export function personFacts(path: string, person: DescribedPerson, { image, languages }: PersonPage): PageFacts {
  const { fullName, role, organization, project, bio } = person
  const position = [role, organization].filter(Boolean).join(', ')
  const description = [position, project, languageOf(person, 'bio') ? '' : firstParagraph(bio)].filter(Boolean).map((part) => part?.replace(/\.$/, ''))
  return {
    path,
    title: fullName,
    description: description.join('. '),
    image,
    kind: 'profile',
    isFound: isPersonFound(person),
    languages,
  }
}
