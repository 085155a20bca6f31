/** What a driver adds to a failed statement: the values, which are personal data. */
const PARAMETERS = /\bparams: .*/g
const EMAIL = /[\w.+%-]+@[\w-]+(\.[\w-]+)+/g
const JWT = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g
const NAMED_TOKEN = /([?&](?:t|token|secret|password)=)[^&\s"']+/gi
/** Longer than a UUID: session tokens, tokens of links and hashes. */
const LONG_TOKEN = /[A-Za-z0-9_-]{40,}(\.[A-Za-z0-9_-]+)*/g

/** Takes out of a text of the log whatever identifies a person or opens something. */
export function withoutSecrets(text) {
  return text
    .replace(PARAMETERS, 'params: …')
    .replace(JWT, '[token]')
    .replace(NAMED_TOKEN, '$1[token]')
    .replace(EMAIL, '[email]')
    .replace(LONG_TOKEN, '[token]')
}
