/** Of a face in a wall of four columns: one place, four, or two or four beside one another. */
export type WallSize = 'single' | 'large' | 'half' | 'wide'

const COLUMNS = 4
/** Faces of two rows of which one takes four places. */
const BLOCK = 5
const ROW: WallSize[] = ['single', 'single', 'single', 'single']
/** Where the large face of a block stands: on the right, or on the left. */
const [RIGHT, LEFT] = [2, 0]
/** Faces left over after whole blocks and rows fill a last row. */
const LAST_ROWS: WallSize[][] = [[], ['wide'], ['half', 'half'], ['single', 'single', 'half']]
/** One large face to so many is enough, where rows come out even without more. */
const FACES_TO_A_LARGE_ONE = 6

/**
 * The size of each face of a wall, so that no row has a hole and large faces do not stand above one another.
 *
 * @param quoted whether each face has a quote, in the order of the wall
 */
export function wallSizes(quoted: readonly boolean[]): WallSize[] {
  const sizes: WallSize[] = []
  const blocks = blocksOf(quoted)
  let placed = 0
  let turn = RIGHT
  let before: number | undefined
  while (quoted.length - sizes.length >= COLUMNS) {
    const [at, left] = [sizes.length, quoted.length - sizes.length]
    const mustBe = left - COLUMNS < BLOCK * (blocks - placed)
    const other = turn === RIGHT ? LEFT : RIGHT
    const isOthersTurn = !quoted[at + turn] && quoted[at + other] && other !== before
    const side = isOthersTurn ? other : turn
    if (placed < blocks && (quoted[at + side] || mustBe)) {
      sizes.push(...ROW.slice(0, side), 'large', ...ROW.slice(side))
      placed += 1
      turn = side === RIGHT ? LEFT : RIGHT
      before = side
    } else {
      sizes.push(...ROW)
      before = undefined
    }
  }
  return [...sizes, ...(LAST_ROWS[quoted.length - sizes.length] ?? [])]
}

/** How many blocks leave whole rows, as far as there are enough faces. */
function blocksOf(quoted: readonly boolean[]): number {
  const count = quoted.length
  const most = Math.floor(count / BLOCK)
  let blocks = count % COLUMNS
  while ((blocks + COLUMNS) * FACES_TO_A_LARGE_ONE <= count) blocks += COLUMNS
  return Math.min(blocks || Number(quoted.some(canBeLarge)), most)
}

/** Whether a block could begin so that this quoted face is its large one, and all of it is full. */
function canBeLarge(isQuoted: boolean, at: number, { length }: readonly boolean[]): boolean {
  const column = at % COLUMNS
  return isQuoted && (column === LEFT || column === RIGHT) && length - (at - column) >= BLOCK
}
