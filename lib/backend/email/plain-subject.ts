/** Joins two characters without being seen. */
const WORD_JOINER = '\u2060'

/** Keeps mailboxes from decoding what somebody typed like an encoded word (RFC 2047), which would show something else. */
export function plainSubject(subject: string): string {
  return subject.replaceAll('=?', `=${WORD_JOINER}?`)
}
