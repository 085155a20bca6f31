/** Crockford's base 32: no I, L, O and U, which are misread or misheard. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8

/** @param bytes random ones, as many as the code has characters */
export function toTicketCode(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

/** Reads a code as people type it. @returns null for what is no code */
export function readTicketCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s\u2010-\u2015-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  return code.length === LENGTH && [...code].every((character) => ALPHABET.includes(character)) ? code : null
}

/** In two groups, as it is printed and read aloud. */
export function formatTicketCode(code: string): string {
  return `${code.slice(0, LENGTH / 2)} ${code.slice(LENGTH / 2)}`
}
