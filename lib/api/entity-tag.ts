/** The entity tag if it may be sent back as `If-Match`; empty for a missing or a weak one, which names no version (RFC 9110, section 8.8.3.2). */
export function strongTag(tag: unknown): string {
  return typeof tag === 'string' && /^"[\x21\x23-\x7e]+"$/.test(tag) ? tag : ''
}
