import type { FieldAffectingData } from 'payload'
import {
  BlockquoteFeature,
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
import { linkAddress, linksOfText } from './rich-text-links'

const lexical = lexicalEditor({
  features: [
    ParagraphFeature(),
    shownHeadings(),
    BoldFeature(),
    ItalicFeature(),
    LinkFeature({ enabledCollections: [], fields: ({ defaultFields }) => defaultFields.map(withKnownAddress) }),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    FixedToolbarFeature(),
  ],
})

/** The rich-text editor of staff, limited to what the pages render. */
export const editor: typeof lexical = async (context) => {
  const adapter = await lexical(context)
  // About a pasted link the editor itself only says “The following fields are invalid: url”.
  const validate: typeof adapter.validate = (value, options) => {
    const problem = linksOfText(value)
    return problem === true ? adapter.validate(value, options) : problem
  }
  return { ...adapter, validate }
}

/** The field for the address of a link says at once what is wrong with it. */
function withKnownAddress(field: FieldAffectingData): FieldAffectingData {
  return field.name === 'url' && field.type === 'text' ? { ...field, validate: linkAddress } : field
}
