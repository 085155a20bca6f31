import { encode } from 'uqr'
import { fitText } from '@/lib/drawing/fit-text'
import { isDrawable, textPath, textWidth, type Weight } from '@/lib/drawing/fonts'
import { escapeXml } from '@/lib/site/metadata/sitemap/xml'

export interface Badge {
  event: string
  name: string
  organization: string
  /** As what somebody comes, in each language; empty for an ordinary guest. */
  kinds: string[]
  number: number
  code: string
  /** Of the QR code. */
  text: string
}

/** A6, in tenths of a millimetre. */
const WIDTH = 1050
const HEIGHT = 1480
const MARGIN = 90
const ROOM = WIDTH - 2 * MARGIN
const LEADING = 1.2

const QR = { top: 1010, size: 380 }
const NAME = { top: 330, height: 420, sizes: [150, 136, 122, 110, 98, 86, 74, 64, 54, 46] }

interface Block {
  text: string
  top: number
  lines: number
  height?: number
  sizes: readonly number[]
  weight: Weight
}

/** Faces of systems with letters that are not packaged; which letters they have, only who looks at the page can tell. */
const SYSTEM_FONT = "system-ui, 'Segoe UI', 'Noto Sans', 'Arial Unicode MS', sans-serif"

/** Whether printing needs a font of the machine. */
export function needsSystemFont({ event, name, organization }: Badge): boolean {
  return !isDrawable(event, 400) || !isDrawable(name, 600) || !isDrawable(organization, 400)
}

/** A badge as an SVG, whose letters are drawn where a packaged typeface has them, so that printing needs no font. */
export function drawBadge({ event, name, organization, kinds, number, code, text }: Badge): string {
  const title = drawBlock({ text: event, top: MARGIN, lines: 2, sizes: [54, 48, 42, 38], weight: 400 })
  const named = drawBlock({ text: name, top: NAME.top, lines: 3, height: NAME.height, sizes: NAME.sizes, weight: 600 })
  const from = drawBlock({ text: organization, top: Math.max(named.bottom + 30, 600), lines: 2, sizes: [60, 54, 48, 42], weight: 400 })
  const side = QR.size + 50
  const beside = { x: MARGIN + side, size: 52 }
  const kindPath = kinds.map((kind, index) => fitted(kind, ROOM - side, { ...beside, y: QR.top + 70 + index * 70 })).join('')
  const codePath = textPath(code, { x: beside.x, y: QR.top + QR.size - 60, size: 44, weight: 400 })
  const numberPath = textPath(String(number), { x: beside.x, y: QR.top + QR.size - 4, size: 44, weight: 400 })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeXml(name)}">`,
    title.markup,
    named.markup,
    from.markup,
    `<path d="${kindPath}${codePath}${numberPath}"/>`,
    qrCode(text),
    '</svg>',
  ].join('')
}

function drawBlock({ text, top, sizes, weight, lines: most, height }: Block): { markup: string; bottom: number } {
  const isDrawn = isDrawable(text, weight)
  // How wide the system draws it is not known here; hardly a letter is wider than it is high.
  const measure = (part: string, at: number) => (isDrawn ? textWidth(part, at, weight) : [...part].length * at)
  const { size, lines } = fitText(text, { width: ROOM, lines: most, height, sizes, leading: LEADING }, measure)
  const placed = lines.map((line, index) => ({ line, y: top + size + index * size * LEADING }))
  const markup = isDrawn
    ? `<path d="${placed.map(({ line, y }) => textPath(line, { x: MARGIN, y, size, weight })).join('')}"/>`
    : placed.map(({ line, y }) => `<text x="${MARGIN}" y="${y}" font-size="${size}" font-weight="${weight}" font-family="${SYSTEM_FONT}">${escapeXml(line)}</text>`).join('')
  return { markup, bottom: top + lines.length * size * LEADING }
}

function fitted(text: string, width: number, { x, y, size }: { x: number; y: number; size: number }): string {
  const natural = textWidth(text, size, 600)
  return textPath(text, { x, y, size: natural > width ? (size * width) / natural : size, weight: 600 })
}

/** Without its quiet zone, which the margins of the badge are. */
function qrCode(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return `<path shape-rendering="crispEdges" transform="translate(${MARGIN} ${QR.top}) scale(${QR.size / size})" d="${squares.join('')}"/>`
}
