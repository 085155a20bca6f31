const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: ' ' }

/** A page as a client without scripts reads it. */
export interface PageSource {
  /** The source before `</head>`. */
  head: string
  language: string
  titles: string[]
  headings: number
  canonicals: string[]
  /** The addresses of the page by their language. */
  alternates: Record<string, string>
  /** The content of every meta element by its name or property; the first one counts. */
  meta: Record<string, string>
  structuredData: Record<string, unknown>[]
  /** All words that visitors can see, and the texts of pictures, without the spaces between them. */
  letters: string
  /** The same of the main part alone, spaces included. */
  main: string
  /** The links of the main part. */
  links: Link[]
  /** What the main part says about its event: that it is over, postponed or cancelled. */
  notes: { text: string; links: Link[] }[]
}

interface Link {
  href: string
  text: string
}

export function readSource(html: string): PageSource {
  const head = html.slice(0, html.indexOf('</head>'))
  const tags = (name: string) => [...head.matchAll(new RegExp(`<${name}\\s([^>]*)>`, 'g'))].map(([, attributes = '']) => attributesOf(attributes))
  const main = /<main[\s>].*<\/main>/s.exec(html)?.[0] ?? ''
  const links = tags('link')
  const metas = tags('meta').flatMap(({ name, property, content }) => {
    const key = name ?? property
    return key && content !== undefined ? [[key, content] as const] : []
  })
  return {
    head,
    language: /<html[^>]*\slang="([^"]*)"/.exec(html)?.[1] ?? '',
    titles: [...html.matchAll(/<title>(.*?)<\/title>/gs)].map(([, title = '']) => decode(title)),
    headings: html.match(/<h1[\s>]/g)?.length ?? 0,
    canonicals: links.filter(({ rel }) => rel === 'canonical').map(({ href = '' }) => href),
    alternates: Object.fromEntries(links.flatMap(({ rel, hreflang, href = '' }) => (rel === 'alternate' && hreflang ? [[hreflang, href]] : []))),
    meta: Object.fromEntries(metas.reverse()),
    structuredData: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json = '']) => {
      const parsed = JSON.parse(json) as Record<string, unknown> & { '@graph'?: Record<string, unknown>[] }
      return parsed['@graph'] ?? [parsed]
    }),
    letters: withoutSpaces(visibleText(html.slice(html.indexOf('<body')))),
    main: visibleText(main),
    links: linksIn(main),
    notes: [...main.matchAll(/<div role="note"[^>]*>.*?<\/div>/gs)].map(([note]) => ({ text: visibleText(note), links: linksIn(note) })),
  }
}

/** A text as {@link PageSource.letters} has it. */
export function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, '')
}

/** Every text in structured data that visitors must be able to see: all but addresses, dates, codes and names of types. */
export function statedTexts(value: unknown, key = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => statedTexts(entry, key))
  if (typeof value === 'object' && value !== null) return Object.entries(value).flatMap(([name, part]) => statedTexts(part, name))
  if (typeof value !== 'string' || ['@type', '@context', '@id', 'inLanguage', 'addressCountry'].includes(key)) return []
  return /^https?:\/\/\S+$|^\d{4}-\d\d-\d\dT\S+$/.test(value) ? [] : [value]
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name.toLowerCase(), decode(value)]))
}

function linksIn(html: string): Link[] {
  return [...html.matchAll(/<a\s([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', content = '']) => ({ href: attributesOf(attributes).href ?? '', text: visibleText(content).trim() }))
}

function visibleText(html: string): string {
  const shown = html
    .replace(/<(script|style|template|noscript)[\s>].*?<\/\1>/gs, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<img[^>]*\salt="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<[^>]*>/g, '')
  return decode(shown)
}

function decode(text: string): string {
  return text.replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
}
