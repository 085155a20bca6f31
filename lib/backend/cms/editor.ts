import type { FieldAffectingData } from 'payload'
import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  FixedToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'
import { shownHeadings } from './headings'
import { NEWSLETTER_BLOCKS } from './newsletter-blocks'
import { linkAddress, linksOfText } from './rich-text-links'

const TEXT_FEATURES = [
  ParagraphFeature(),
  shownHeadings(),
  BoldFeature(),
  ItalicFeature(),
  LinkFeature({ enabledCollections: [], fields: ({ defaultFields }) => defaultFields.map(withKnownAddress) }),
  UnorderedListFeature(),
  OrderedListFeature(),
  BlockquoteFeature(),
  FixedToolbarFeature(),
]

type Lexical = ReturnType<typeof lexicalEditor>

/** The rich-text editor of staff, limited to what the pages render. */
export const editor = withCheckedLinks(lexicalEditor({ features: TEXT_FEATURES }))

/** The editor of letters to subscribers, with what emails can show besides. */
export const newsletterEditor = withCheckedLinks(lexicalEditor({ features: [...TEXT_FEATURES, BlocksFeature({ blocks: NEWSLETTER_BLOCKS })] }))

function withCheckedLinks(lexical: Lexical): Lexical {
  return async (context) => {
    const adapter = await lexical(context)
    // About a pasted link the editor itself only says “The following fields are invalid: url”.
    const validate: typeof adapter.validate = (value, options) => {
      const problem = linksOfText(value)
      return problem === true ? adapter.validate(value, options) : problem
    }
    return { ...adapter, validate }
  }
}

/** The field for the address of a link says at once what is wrong with it. */
function withKnownAddress(field: FieldAffectingData): FieldAffectingData {
  return field.name === 'url' && field.type === 'text' ? { ...field, validate: linkAddress } : field
}
