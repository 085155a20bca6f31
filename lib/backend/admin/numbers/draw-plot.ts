import { escapeXml } from '@/lib/site/metadata/sitemap/xml'

export interface PlotRow {
  label: string
  count: number
}

const INK = '#2a2733'
const QUIET = '#6a6573'
const LINE = '#d9d5df'
const FILL = '#a70f3a'
const FONT = 'font-family="system-ui, sans-serif" font-size="14"'

const ROW = 28
const LABELS = 220
const BARS = 360
const NUMBERS = 60

/** A horizontal bar for each named row. @returns an SVG document */
export function drawBars(title: string, rows: readonly PlotRow[]): string {
  const most = Math.max(1, ...rows.map(({ count }) => count))
  const drawn = rows.map(({ label, count }, index) => {
    const top = index * ROW
    const width = Math.round((count / most) * BARS)
    return [
      `<text x="${LABELS - 12}" y="${top + 19}" text-anchor="end" fill="${INK}">${escapeXml(shortened(label, 26))}</text>`,
      `<rect x="${LABELS}" y="${top + 5}" width="${Math.max(width, 1)}" height="${ROW - 10}" fill="${FILL}"/>`,
      `<text x="${LABELS + width + 8}" y="${top + 19}" fill="${INK}">${count}</text>`,
    ].join('')
  })
  return svg(title, LABELS + BARS + NUMBERS, Math.max(1, rows.length) * ROW, drawn.join(''))
}

const WIDTH = LABELS + BARS + NUMBERS
const HEIGHT = 200
/** Of a column. */
const WIDEST = 48
const LEFT = 44
const BOTTOM = 28
/** The most room that the label of an end takes. */
const END = 150

/** A column for each row of a time series. @returns an SVG document */
export function drawColumns(title: string, rows: readonly PlotRow[]): string {
  const most = Math.max(1, ...rows.map(({ count }) => count))
  const step = Math.min(WIDEST, (WIDTH - LEFT) / Math.max(1, rows.length))
  const gap = step > 4 ? Math.min(4, step / 4) : 0
  const heightOf = (count: number) => (count / most) * (HEIGHT - BOTTOM - 16)
  const base = HEIGHT - BOTTOM
  const columns = rows.map(({ count }, index) => {
    const height = heightOf(count)
    return `<rect x="${round(LEFT + index * step)}" y="${round(base - height)}" width="${round(step - gap)}" height="${round(height)}" fill="${FILL}"/>`
  })
  const scale = [most, ...(most > 1 ? [Math.round(most / 2)] : [])].map((count) => {
    const y = round(base - heightOf(count))
    return `<line x1="${LEFT}" x2="${WIDTH}" y1="${y}" y2="${y}" stroke="${LINE}"/><text x="${LEFT - 8}" y="${y + 5}" text-anchor="end" fill="${QUIET}">${count}</text>`
  })
  const ends = [rows[0], rows.length > 1 ? rows.at(-1) : undefined].map((row, index) =>
    row ? `<text x="${index === 0 ? LEFT : Math.max(LEFT + 2 * END, round(LEFT + rows.length * step))}" y="${HEIGHT - 8}" text-anchor="${index === 0 ? 'start' : 'end'}" fill="${QUIET}">${escapeXml(row.label)}</text>` : '',
  )
  const line = `<line x1="${LEFT}" x2="${WIDTH}" y1="${base}" y2="${base}" stroke="${QUIET}"/>`
  return svg(title, WIDTH, HEIGHT, [...scale, ...columns, line, ...ends].join(''))
}

/** The content of a plot in words, for screen readers. */
export function plotText(rows: readonly PlotRow[]): string {
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  const most = rows.reduce<PlotRow | null>((found, row) => (row.count > (found?.count ?? 0) ? row : found), null)
  return most ? `${total} in all, in ${rows.length} ${rows.length === 1 ? 'row' : 'rows'}. Most: ${most.label}, ${most.count}. The table has every number.` : 'Nothing yet.'
}

function svg(title: string, width: number, height: number, content: string): string {
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ${FONT}>`
  return `${head}<title>${escapeXml(title)}</title><rect width="100%" height="100%" fill="#fff"/>${content}</svg>`
}

function shortened(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
