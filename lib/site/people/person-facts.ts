import { languageOf } from '@/lib/i18n/content-language'
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
  image: ShareImage | null
  isTranslated: boolean
}

/**
 * What search engines and link previews are told of the page of a person: what they do and where, then what
 * their story begins with, unless it is in another language. It has one address, with or without an event around it.
 *
 * @param path the path of the person's own page
 * @param image what link previews show
 * @param isTranslated whether their story exists in every language
 */
export function personFacts(path: string, person: DescribedPerson, { image, isTranslated }: PersonPage): PageFacts {
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
    isTranslated,
  }
}
