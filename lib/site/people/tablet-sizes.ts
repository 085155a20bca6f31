/** Of a face in a list of three columns: one place, half a row, one place with words in the rest of the row, or four places. */
export type TabletSize = 'third' | 'halfRow' | 'row' | 'block'

const COLUMNS = 3
/** Five rows, of which two have a large face and two others. */
const FACES_TO_A_BLOCK = 12

/** The size of each face, so that no row has a hole: what is left over after whole rows stands first, wider than the others. */
export function tabletSizes(count: number): TabletSize[] {
  const leftOver = count % COLUMNS
  const first: TabletSize[] = [[], ['row' as const], ['halfRow' as const, 'halfRow' as const]][leftOver] ?? []
  const others = Array.from({ length: count - leftOver }, (_, index): TabletSize => (leftOver === 0 && index % FACES_TO_A_BLOCK === 0 ? 'block' : 'third'))
  return [...first, ...others]
}
