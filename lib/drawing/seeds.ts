interface Area {
  x: number
  y: number
  width: number
  height: number
}

const STEP = 74
const SEED = 'M0-31C15-31 23-13 23 3C23 20 13 31 0 31C-13 31-23 20-23 3C-23-13-15-31 0-31Z'

/**
 * Rows of pomegranate seeds that fill an area, in place of a picture.
 *
 * @param colours drawn from in a fixed order, so that the same area is always the same picture
 */
export function seedPattern({ x, y, width, height }: Area, colours: readonly string[]): string {
  const seeds: string[] = []
  for (let row = 0; row * STEP < height + STEP; row += 1) {
    for (let column = 0; column * STEP < width + STEP; column += 1) {
      const [cx, cy] = [x + column * STEP + (row % 2 ? STEP / 2 : 0), y + row * STEP]
      const turn = ((row * 37 + column * 53) % 40) - 20
      const colour = colours[scattered(row, column) % colours.length]
      seeds.push(`<path d="${SEED}" fill="${colour}" transform="translate(${cx} ${cy}) rotate(${turn})"/>`)
    }
  }
  const clip = `seeds-${x}-${y}`
  return `<clipPath id="${clip}"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath><g clip-path="url(#${clip})">${seeds.join('')}</g>`
}

/** A number that looks like chance and is always the same for a place. */
function scattered(row: number, column: number): number {
  const mixed = Math.imul(row * 374_761_393 + column * 668_265_263, 1_274_126_177)
  return (mixed ^ (mixed >>> 15)) >>> 16
}
