/**
 * How many letters the longest word has, or the longest phrase that no-break spaces hold together; styles make a large
 * heading smaller where it would not fit.
 */
export function longestWord(text: string): number {
  return Math.max(1, ...text.split(/[^\S\u00a0]+|[–—/]+|(?<=-)/).map((word) => [...word].length))
}
