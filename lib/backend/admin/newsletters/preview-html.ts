export type PreviewScheme = 'light' | 'dark'

const DARK_ONLY = /@media\s*\(prefers-color-scheme:\s*dark\)/g

/** An email as a mail program shows it in one of the colour schemes, whichever the screen of its writer has. */
export function inScheme(html: string, scheme: PreviewScheme): string {
  return html.replace(DARK_ONLY, scheme === 'dark' ? '@media all' : '@media not all')
}

/** An email as mail programs show it that load no pictures: words stand in their places. */
export function withoutPictures(html: string): string {
  return html.replace(/(<img\b[^>]*?)\ssrc="[^"]*"/g, '$1').replace(/\sbackground="[^"]*"/g, '').replace(/url\([^)]*\)/g, 'none')
}
