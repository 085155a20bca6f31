const TITLE = /<title>([^<]*)<\/title>/
const CHARACTERS: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' }

/** The title of a page as the framework writes it. */
export function titleOf(html: string): string {
  return (TITLE.exec(html)?.[1] ?? '').replace(/&[#\w]+;/g, (entity) => CHARACTERS[entity] ?? entity)
}
