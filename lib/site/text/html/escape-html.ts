const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

/** Each paragraph of a text as markup, its line breaks too: Outlook for Windows ignores `white-space`. A blank line parts paragraphs. */
export function paragraphsToHtml(text: string): string[] {
  return text
    .trim()
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*(?:\n[^\S\n]*)+/)
    .map((paragraph) => paragraph.split('\n').map(escapeHtml).join('<br>'))
}
