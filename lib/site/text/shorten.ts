/**
 * Cuts a text to a length at the end of a word and marks the cut.
 *
 * @param limit how many characters it may have, the mark included
 */
export function shorten(text: string, limit: number): string {
  const characters = [...text.trim()]
  if (characters.length <= limit) return characters.join('')
  const room = characters.slice(0, limit - 1).join('')
  const lastWord = room.search(/\s\S*$/)
  return `${(lastWord > 0 ? room.slice(0, lastWord) : room).replace(/[\s,;:–—-]+$/, '')}…`
}
