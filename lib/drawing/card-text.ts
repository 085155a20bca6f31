import type { Card } from './card'
import type { Frame } from './card-frame'
import { fitText, type FittedText } from './fit-text'
import { drawable, textPath, textWidth, type Weight } from './fonts'
import { LOOKS, PALETTE } from './palette'

const LEADING = 1.16
const TEXT_LEADING = 1.36

interface Block extends FittedText {
  weight: Weight
  colour: string
  leading: number
  /** The space above it. */
  gap: number
}

/** The text of a card as the paths of an SVG: the subject at the top, the title at the bottom. */
export function cardText(card: Card, frame: Frame): string {
  const { text, label, headline, line, headWidth, headLines } = frame
  const colours = LOOKS[card.look]
  const small = (words: string, options: Partial<Block> & { size: number }, width = text.width, most = 2): Block | null =>
    toBlock(words, { weight: 400, colour: colours.text, leading: TEXT_LEADING, gap: 8, most, ...options }, width)
  const head = [
    small(card.label, { size: label, weight: 600, colour: colours.label, gap: 0 }, headWidth, headLines),
    small(card.headline, { size: headline, weight: 600, colour: colours.title, leading: LEADING }, headWidth, headLines),
    small(card.note, { size: line }, headWidth, headLines),
  ].filter((block) => block !== null)
  const lines = card.lines.map((words, index) => small(words, { size: line, gap: index === 0 ? 18 : 2 })).filter((block) => block !== null)
  const badgeHeight = card.badge ? label * 2 + 20 : 0
  const brand = Math.round(label * 0.9)
  const bottom = text.y + text.height - brand - 34
  const headEnd = text.y + badgeHeight + heightOf(head) + (head.length > 0 ? 28 : 0)
  const room = bottom - Math.max(headEnd, frame.titleTop) - heightOf(lines)
  const title = toTitle(card.title, frame, room, colours.title)
  const body = [title, ...lines]
  return [
    card.badge ? drawBadge(card.badge, text.x, text.y, label) : '',
    drawBlocks(head, text.x, text.y + badgeHeight),
    drawBlocks(body, text.x, bottom - heightOf(body)),
    drawBrand(card.siteName, text.x, text.y + text.height, brand, colours.label, colours.title),
  ].join('')
}

function toTitle(title: string, { titleSizes, text }: Frame, height: number, colour: string): Block {
  const room = { width: text.width, lines: 5, height, sizes: titleSizes, leading: LEADING }
  const fitted = fitText(drawable(title, 600), room, (words, size) => textWidth(words, size, 600))
  return { ...fitted, weight: 600, colour, leading: LEADING, gap: 0 }
}

function toBlock(
  words: string,
  { size, most, ...look }: Omit<Block, 'lines'> & { most: number },
  width: number,
): Block | null {
  const room = { width, lines: most, sizes: [size, Math.round(size * 0.86)], leading: look.leading }
  const fitted = fitText(drawable(words, look.weight), room, (part, at) => textWidth(part, at, look.weight))
  // Drops a separating dot whose two sides now stand on two lines.
  const lines = fitted.lines.map((part) => part.replace(/^· | ·$/g, ''))
  return lines.length > 0 ? { ...look, size: fitted.size, lines } : null
}

function heightOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { gap, lines, size, leading }) => sum + gap + lines.length * size * leading, 0)
}

function drawBlocks(blocks: readonly Block[], x: number, top: number): string {
  let y = top
  return blocks
    .flatMap(({ gap, lines, size, leading, weight, colour }) => {
      y += gap
      return lines.map((words) => {
        y += size * leading
        return `<path d="${textPath(words, { x, y: y - size * (leading - 0.8), size, weight })}" fill="${colour}"/>`
      })
    })
    .join('')
}

function drawBadge(words: string, x: number, y: number, size: number): string {
  const width = textWidth(words, size, 600) + size * 1.5
  const height = size * 1.9
  const path = textPath(words, { x: x + size * 0.75, y: y + height / 2 + size * 0.34, size, weight: 600 })
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="${PALETTE.accent}"/><path d="${path}" fill="#ffffff"/>`
}

/** A seed and the name of the site, on the lower edge. */
function drawBrand(name: string, x: number, bottom: number, size: number, sign: string, colour: string): string {
  if (!name) return ''
  const path = textPath(name, { x: x + size * 0.95, y: bottom - size * 0.14, size, weight: 600 })
  return `<path transform="translate(${x + size * 0.3} ${bottom - size * 0.48}) scale(${size / 64})" d="M0-31C15-31 23-13 23 3C23 20 13 31 0 31C-13 31-23 20-23 3C-23-13-15-31 0-31Z" fill="${sign}"/><path d="${path}" fill="${colour}"/>`
}
