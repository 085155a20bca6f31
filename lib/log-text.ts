/**
 * The values that a driver adds to a failed statement, which are personal data. They contain any typed text, so
 * nothing tells where they end: all that follows goes.
 */
const PARAMETERS = /(?<=\\n|\b)params\\*["']?:[\s[{"'][\s\S]*/
// Looked for only where a word begins, and not again at each of its letters: a stranger's word may be very long.
const EMAIL = /(?<![\w.+%-])[\w.+%-]+@[\w-]+(\.[\w-]+)+/g
const JWT = /(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]*/g
const NAMED_TOKEN = /([?&](?:t|token|secret|password)=)[^&\s"']+/gi
/** Longer than a UUID: session tokens, tokens of links and hashes. */
const LONG_TOKEN = /[A-Za-z0-9_-]{40,}(\.[A-Za-z0-9_-]+)*/g

/** How much of a text is logged, in characters. */
const LONGEST = 10_000
/** The rest of an address or a token where a text is cut. */
const CUT_WORD = /(?<![\w.+%@-])[\w.+%@-]+$/

/** Deeper than anything is printed. */
const MAX_DEPTH = 6
/** Where Postgres repeats the row, or its key. */
const REPEATS_ROW = ['detail', 'where', 'internalQuery']
/** Not the word that is looked for in texts, or what follows would go. */
const LEFT_OUT = '(parameters left out)'

/** Takes out of a text of the log whatever identifies a person or opens something. */
export function withoutSecrets(text: string): string {
  return withoutEnd(text)
    .replace(PARAMETERS, 'params: …')
    .replace(JWT, '[token]')
    .replace(NAMED_TOKEN, '$1[token]')
    .replace(EMAIL, '[email]')
    .replace(LONG_TOKEN, '[token]')
}

function withoutEnd(text: string): string {
  if (text.length <= LONGEST) return text
  const beginning = text.slice(0, LONGEST).replace(CUT_WORD, '')
  return `${beginning}… (${text.length - beginning.length} more characters)`
}

/**
 * Prints values without those of failed statements. An error has them here, and not in its text: where it
 * came from and why it failed stay readable.
 *
 * @param value returned as it is when there is none in it
 * @param parameters of the statement that it tells the cause of
 */
export function withoutParameters(value: unknown, parameters: readonly unknown[] = [], depth = 0): unknown {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value
  const { query, params, severity, stack } = value as { query?: unknown; params?: unknown; severity?: unknown; stack?: string }
  const isStatement = typeof query === 'string' && Array.isArray(params)
  if (!isStatement && !(value instanceof Error) && !Array.isArray(value) && !isPlain(value)) return value
  const known: readonly unknown[] = isStatement ? params : parameters
  const isFromDatabase = value instanceof Error && typeof severity === 'string'
  const given: Record<string, PropertyDescriptor> = Object.getOwnPropertyDescriptors(value)
  // An accessor in newer versions of the engine.
  if ('stack' in given) given.stack = { value: stack, writable: true, configurable: true, enumerable: false }
  const changed = Object.entries(given).flatMap(([name, descriptor]): [string, PropertyDescriptor][] => {
    if (!('value' in descriptor)) return []
    if (isStatement ? name === 'params' : isFromDatabase && REPEATS_ROW.includes(name)) {
      return [[name, { ...descriptor, value: undefined, enumerable: false }]]
    }
    const before: unknown = descriptor.value
    const after = typeof before === 'string' ? withoutValues(before, known) : withoutParameters(before, known, depth + 1)
    return after === before ? [] : [[name, { ...descriptor, value: after }]]
  })
  if (changed.length === 0) return value
  const copy: object = Array.isArray(value) ? [] : (Object.setPrototypeOf(value instanceof Error ? new Error() : {}, Object.getPrototypeOf(value) as object) as object)
  return Object.defineProperties(copy, { ...given, ...Object.fromEntries(changed) })
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** A text of an error without the list of all values, and without a value that the database quotes. */
function withoutValues(text: string, parameters: readonly unknown[]): string {
  if (parameters.length === 0) return text
  const withoutList = text.replaceAll(`params: ${parameters.join()}`, LEFT_OUT)
  return parameters.reduce<string>((rest, value) => (typeof value === 'string' && value !== '' ? rest.replaceAll(`"${value}"`, '"…"') : rest), withoutList)
}
