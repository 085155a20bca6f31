import { readBodyParts, type BodyParts } from '../newsletters/body-parts'
import { languageFor } from '../newsletters/letter-language'
import { PAGE_FORM } from '../newsletters/page-form'
import { renderBody } from '../newsletters/render-body'
import type { FieldReader } from '../reading/differences'
import { isEmpty } from '../reading/is-empty'
import { isStored, type Reading, type StoredDocument } from '../reading/reading'
import type { ListDifferences } from '../reading/sources'

/** What the blocks of its texts name, filled in by the list. */
const PARTS = 'parts'

/** A letter is whole in one language: a text in another one would not belong to it. */
function wholeText(name: 'subject' | 'preheader' | 'body', toValue: (value: unknown, document: StoredDocument, reading: Reading) => unknown = (value) => value ?? ''): FieldReader {
  return {
    needs: ['subject', 'body', name],
    ...(name === 'subject' && { sortPath: name, isLocalized: true }),
    read: (document, reading, field) => {
      const language = languageFor(document, reading.locale)
      const texts = document[name]
      if (!language || !isStored(texts)) return undefined
      if (language !== reading.locale && !isEmpty(texts[language])) reading.untranslated.add(field)
      return toValue(texts[language], document, reading)
    },
  }
}

export const newsletters = {
  order: ['-sentAt'],
  listed: { isListed: { equals: true } },
  computed: {
    subject: wholeText('subject'),
    preheader: wholeText('preheader'),
    body: wholeText('body', (body, document, reading) => renderBody(body, document[PARTS] as BodyParts, languageFor(document, reading.locale) ?? reading.locale, PAGE_FORM)),
  },
  async enrich(documents, fields, { payload, req }) {
    if (!fields.includes('body')) return
    const parts = await readBodyParts(payload, documents.flatMap(({ body }) => (isStored(body) ? Object.values(body) : [])), req)
    for (const document of documents) document[PARTS] = parts
  },
} satisfies ListDifferences
