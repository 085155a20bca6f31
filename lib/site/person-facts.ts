import type { Image } from '@/lib/contract/images'
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
}

/**
 * What search engines and link previews are told of the page of a person: what they do and where, then what
 * their story begins with. It has one address, with or without an event around it.
 *
 * @param path the path of the person's own page
 * @param isTranslated whether their story exists in every language
 */
export function personFacts(path: string, person: DescribedPerson, isTranslated: boolean): PageFacts {
  const { fullName, role, organization, project, bio, photo } = person
  const position = [role, organization].filter(Boolean).join(', ')
  const description = [position, project, firstParagraph(bio)].filter(Boolean).map((part) => part?.replace(/\.$/, ''))
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
