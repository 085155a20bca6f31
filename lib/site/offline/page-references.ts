import { EVENT_STATUS_NAME } from './protocol'

const LINK = /<a\s[^>]*?href="([^"]*)"/g
const FILE = /\/_next\/static\/[\w./~%@-]+\.(?:js|css|woff2)/g
/** The scripts that wait for the first paint, by their names alone (lib/server/pages/scripts-after-paint.ts). */
const STARTED = /\}\)\((\["[^<]*?"\])\)<\/script>/
const STYLED_FILE = /url\(["']?([^"')]+\.woff2)["']?\)/g
/** As the build writes them in a script: from the folder of what it made. */
const LATER_FILE = /"(static\/chunks\/[\w.~-]+\.(?:js|css))"/g
const CANDIDATES = /srcset="([^"]+)"/gi
const TITLE = /<title>([^<]*)<\/title>/
const EVENT_STATUS = new RegExp(`<meta name="${EVENT_STATUS_NAME}" content="(\\w+)"`)

/** The files and links of a page, as in its source. */
export interface PageReferences {
  title: string
  /** Addresses of links, as they are written. */
  links: string[]
  /** Scripts, style sheets and fonts of the build. */
  files: string[]
  /** The smallest version of each picture. */
  pictures: string[]
  /** Of the event that the page belongs to; empty for other pages. */
  eventStatus: string
}

export function readReferences(html: string): PageReferences {
  return {
    title: decode(TITLE.exec(html)?.[1] ?? ''),
    links: unique(matchesOf(html, LINK).map(decode)),
    files: unique([...(html.match(FILE) ?? []), ...startedFiles(html)]),
    pictures: smallestOfEach(matchesOf(html, CANDIDATES).map((text) => smallest(decode(text)))),
    eventStatus: EVENT_STATUS.exec(html)?.[1] ?? '',
  }
}

function startedFiles(html: string): string[] {
  const names = JSON.parse(STARTED.exec(html)?.[1] ?? '[]') as string[]
  return names.map((name) => `/_next/static/chunks/${name.replace(/\?.*/, '')}`)
}

/** The fonts that a style sheet names, as paths. */
export function readStyledFiles(css: string, address: string): string[] {
  return unique(matchesOf(css, STYLED_FILE).map((name) => new URL(name, new URL(address, 'http://localhost')).pathname))
}

/** The scripts and style sheets that a script may load later, as paths. */
export function readLaterFiles(script: string): string[] {
  return unique(matchesOf(script, LATER_FILE).map((name) => `/_next/${name}`))
}

/** The part of the address that all sizes and formats of a picture share. */
export function pictureName(address: string): string {
  const file = address.replace(/[?#].*/, '').split('/').at(-1) ?? ''
  return file.replace(/\.\w+$/, '').replace(/-\d+x\d+$/, '')
}

function smallest(candidates: string): { address: string; width: number } {
  const sizes = candidates.split(/,\s+/).map((candidate) => {
    const [address = '', width = ''] = candidate.trim().split(/\s+/)
    return { address, width: Number.parseInt(width, 10) || Infinity }
  })
  return sizes.reduce((least, other) => (other.width < least.width ? other : least))
}

function smallestOfEach(pictures: { address: string; width: number }[]): string[] {
  const byName = new Map<string, { address: string; width: number }>()
  for (const picture of pictures) {
    const known = byName.get(pictureName(picture.address))
    if (!known || picture.width < known.width) byName.set(pictureName(picture.address), picture)
  }
  return [...byName.values()].map(({ address }) => address)
}

function matchesOf(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found)
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)]
}

function decode(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}
