import { SHARE_FORMATS, type ShareFormat } from '@/lib/site/sharing/share-formats'
import type { Card } from './card'

/** A rectangle in pixels. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** Where text and pictures of a card stand, and how large the text may be. */
export interface Frame {
  width: number
  height: number
  text: Area
  /** The width of the small lines at its top, and the most lines of each kind. */
  headWidth: number
  headLines: number
  /** The upper limit of the title. */
  titleTop: number
  /** One area for each picture, in order. */
  photos: Area[]
  titleSizes: number[]
  /** Sizes of the label, headline and the other lines. */
  label: number
  headline: number
  line: number
}

const MARGIN = 64

/** Arranges a card of a format. */
export function toFrame({ picture, photos }: Pick<Card, 'picture' | 'photos'>, format: ShareFormat): Frame {
  const { width, height } = SHARE_FORMATS[format]
  const sizes = (largest: number, smallest: number) => Array.from({ length: (largest - smallest) / 2 + 1 }, (_, step) => largest - 2 * step)
  if (format !== 'wide') {
    // The picture stands in the upper right corner, as high as portraits are, with the small lines beside it.
    const side = format === 'square' ? 508 : 640
    const area = { x: width - side, y: 0, width: side, height: side * 1.25 }
    return {
      width,
      height,
      text: { x: MARGIN, y: MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN },
      headWidth: width - side - MARGIN - 36,
      headLines: 4,
      titleTop: area.height + 40,
      photos: split(area, Math.max(photos.length, 1)),
      titleSizes: sizes(104, 44),
      label: 34,
      headline: 52,
      line: 32,
    }
  }
  const common = { width, height, headLines: 2, titleTop: 0, titleSizes: sizes(92, 38), label: 30, headline: 40, line: 28 }
  const y = 56
  const column = { faces: photos.length > 2 ? 300 : photos.length === 2 ? 380 : 470, cover: 500, backdrop: 0 }[picture]
  if (!column) {
    const text = { x: MARGIN, y, width: photos.length > 0 ? 750 : 700, height: height - 2 * y }
    return { ...common, text, headWidth: text.width, photos: [photos.length > 0 ? { x: 0, y: 0, width, height } : { x: 830, y: 0, width: 370, height }] }
  }
  const area = { x: width - column, y: 0, width: column, height }
  const text = { x: MARGIN, y, width: width - column - MARGIN - 48, height: height - 2 * y }
  return { ...common, text, headWidth: text.width, photos: split(area, Math.max(photos.length, 1)) }
}

/** Cuts an area into parts below each other. */
function split({ x, y, width, height }: Area, count: number): Area[] {
  const edge = (index: number) => y + Math.round((height * index) / count)
  return Array.from({ length: count }, (_, index) => ({ x, width, y: edge(index), height: edge(index + 1) - edge(index) }))
}
