const KIND_OF_PICTURE = /^(illustration|drawing|photo|photograph|picture|ილუსტრაცია|ნახატი|ფოტო|სურათი)\s*:\s*/i
const FILE_NAME = /^\S+\.(avif|gif|jpe?g|png|svg|webp)$/i

/**
 * Makes the caption of a picture from its alternative text: without the word for what kind of picture it
 * is, and with a capital letter where the script has them.
 *
 * @returns an empty string where the text is none that people would read, such as a file name
 */
export function captionOf(alt: string): string {
  const words = alt.trim().replace(KIND_OF_PICTURE, '')
  if (FILE_NAME.test(words) || !/\p{L}/u.test(words)) return ''
  // Georgian letters have capital forms in Unicode, with which nobody begins a sentence.
  return words.replace(/^\p{Script=Latin}/u, (letter) => letter.toUpperCase())
}
