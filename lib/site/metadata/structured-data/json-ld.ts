export type JsonLd = { '@type': string } & Record<string, unknown>

/** Escapes `<`, so that no text can end the script element. */
export function toJsonLdText(things: readonly JsonLd[]): string {
  const [only] = things
  const context = { '@context': 'https://schema.org' }
  const document = things.length === 1 ? { ...context, ...only } : { ...context, '@graph': things }
  return JSON.stringify(document).replace(/</g, '\\u003c').replace(/\u2028/g, '\\u2028').replace(/\u2029/g, '\\u2029')
}
