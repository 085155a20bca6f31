/** How many letters the longest word has; styles make a large heading smaller where a word would not fit. */
export function longestWord(text: string): number {
  return Math.max(1, ...text.split(/[\s–—/]+|(?<=-)/).map((word) => [...word].length))
}
