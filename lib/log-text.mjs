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
export function withoutSecrets(text) {
  return withoutEnd(text)
    .replace(PARAMETERS, 'params: …')
    .replace(JWT, '[token]')
    .replace(NAMED_TOKEN, '$1[token]')
    .replace(EMAIL, '[email]')
    .replace(LONG_TOKEN, '[token]')
}

function withoutEnd(text) {
  if (text.length <= LONGEST) return text
  const kept = text.slice(0, LONGEST).replace(CUT_WORD, '')
  return `${kept}… (${text.length - kept.length} more characters)`
}

/**
 * Prints values without those of failed statements. An error has them here, and not in its text: where it
 * came from and why it failed stay readable.
 *
 * @param {unknown} value returned as it is when there is none in it
 * @param {unknown[]} [parameters] of the statement that it tells the cause of
 */
export function withoutParameters(value, parameters = [], depth = 0) {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value
  const isStatement = typeof value.query === 'string' && Array.isArray(value.params)
  if (!isStatement && !(value instanceof Error) && !Array.isArray(value) && !isPlain(value)) return value
  const known = isStatement ? value.params : parameters
  const isFromDatabase = value instanceof Error && typeof value.severity === 'string'
  const given = Object.getOwnPropertyDescriptors(value)
  // An accessor in newer versions of the engine.
  if ('stack' in given) given.stack = { value: value.stack, writable: true, configurable: true, enumerable: false }
  const changed = Object.entries(given).flatMap(([name, descriptor]) => {
    if (!('value' in descriptor)) return []
    if (isStatement ? name === 'params' : isFromDatabase && REPEATS_ROW.includes(name)) {
      return [[name, { ...descriptor, value: undefined, enumerable: false }]]
    }
    const kept = typeof descriptor.value === 'string' ? withoutValues(descriptor.value, known) : withoutParameters(descriptor.value, known, depth + 1)
    return kept === descriptor.value ? [] : [[name, { ...descriptor, value: kept }]]
  })
  if (changed.length === 0) return value
  const copy = Array.isArray(value) ? [] : Object.setPrototypeOf(value instanceof Error ? new Error() : {}, Object.getPrototypeOf(value))
  return Object.defineProperties(copy, { ...given, ...Object.fromEntries(changed) })
}

function isPlain(value) {
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** A text of an error without the list of all values, and without a value that the database quotes. */
function withoutValues(text, parameters) {
  if (parameters.length === 0) return text
  const withoutList = text.replaceAll(`params: ${parameters}`, LEFT_OUT)
  return parameters.reduce((rest, value) => (typeof value === 'string' && value !== '' ? rest.replaceAll(`"${value}"`, '"…"') : rest), withoutList)
}
