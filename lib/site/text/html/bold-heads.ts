/**
 * Marks paragraphs that are bold as a whole: staff write questions of an interview so, and they belong to what follows.
 *
 * @param html sanitised HTML
 */
export function markBoldHeads(html: string): string {
  return html.replace(/<p>(?=<strong>[^<]*<\/strong><\/p>)/g, '<p data-head="">')
}
