/** Of a face in a wall of four columns: one place, four, or two or four beside one another. */
export type WallSize = 'single' | 'large' | 'half' | 'wide'

const [SINGLE, LARGE] = ['single', 'large'] as const
/** Each fills whole rows: a large face on the right, for the first of all leads the wall of Home; one on the left, none. */
const BLOCKS: WallSize[][] = [
  [SINGLE, SINGLE, LARGE, SINGLE, SINGLE],
  [LARGE, SINGLE, SINGLE, SINGLE, SINGLE],
  [SINGLE, SINGLE, SINGLE, SINGLE],
]
/** What is left over after whole blocks fills a last row. */
const LAST_ROWS: WallSize[][] = [[], ['wide'], ['half', 'half'], ['half', SINGLE, SINGLE], [SINGLE, SINGLE, SINGLE, SINGLE]]

/** The size of each face of a wall, so that no row has a hole. */
export function wallSizes(count: number): WallSize[] {
  const sizes: WallSize[] = []
  for (let block = 0; sizes.length < count; block += 1) {
    const next = BLOCKS[block % BLOCKS.length] ?? []
    const left = count - sizes.length
    sizes.push(...(left < next.length ? (LAST_ROWS[left] ?? []) : next))
  }
  return sizes
}
