import type { Image } from '@/lib/contract/images'
import { languageOf } from '@/lib/i18n/content-language'
import { firstParagraph } from './first-paragraph'
import { isPersonFound } from './indexing'
import type { PageFacts } from './page-metadata'
import { toShareImage } from './share-image'

interface DescribedPerson {
  fullName: string
  role: string
  organization?: string
  project?: string
  bio: string
  photo: Image | null
  untranslated?: string[]
}

/**
 * What search engines and link previews are told of the page of a person: what they do and where, then what
 * their story begins with, unless it is in another language. It has one address, with or without an event around it.
 *
 * @param path the path of the person's own page
 * @param isTranslated whether their story exists in every language
 */
export function personFacts(path: string, person: DescribedPerson, isTranslated: boolean): PageFacts {
  const { fullName, role, organization, project, bio, photo } = person
  const position = [role, organization].filter(Boolean).join(', ')
  const description = [position, project, languageOf(person, 'bio') ? '' : firstParagraph(bio)].filter(Boolean).map((part) => part?.replace(/\.$/, ''))
  return {
    path,
    title: fullName,
    description: description.join('. '),
    image: toShareImage(photo),
    kind: 'profile',
    isFound: isPersonFound(person),
    isTranslated,
  }
}
