interface Named {
  _id: string
  untranslated?: string[]
}

/**
 * Gives a name that is translated in some documents and not in others its first translation in all of them, so that
 * one name in English has one translation in every language.
 *
 * @param names in English, by `_id`
 * @param among where translations are looked for
 */
export function shareTranslations<Field extends string, Document extends Named & Record<Field, string>>(
  documents: readonly Document[],
  field: Field,
  names: ReadonlyMap<string, string>,
  among: readonly (Named & Record<Field, string>)[] = documents,
): Document[] {
  const nameOf = ({ _id }: Named) => names.get(_id)?.trim()
  const isFallback = ({ untranslated = [] }: Named) => untranslated.includes(field)
  const translations = new Map(among.filter((document) => !isFallback(document)).reverse().map((document) => [nameOf(document), document[field]]))
  return documents.map((document) => {
    const name = nameOf(document)
    const translation = name ? translations.get(name) : undefined
    if (!translation) return document
    return { ...document, [field]: translation, untranslated: document.untranslated?.filter((other) => other !== field) }
  })
}
