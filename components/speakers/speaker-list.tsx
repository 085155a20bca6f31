import { classNames } from '@/components/ui/class-names'
import { tabletSizes, type TabletSize } from '@/lib/site/people/tablet-sizes'
import { wallSizes } from '@/lib/site/people/wall-sizes'
import { SpeakerGrid, type SpeakersProps } from './speaker-grid'
import styles from './speaker-list.module.css'

const TABLET_WIDTHS: Record<TabletSize, number> = { third: 33, halfRow: 50, block: 67, row: 33 }

/** Some faces are large, and no row has a hole. */
export function SpeakerList({ speakers, ...others }: SpeakersProps) {
  const sizes = wallSizes(speakers.map(({ quote }) => Boolean(quote)))
  const onTablets = tabletSizes(speakers.length)
  return (
    <SpeakerGrid
      {...others}
      speakers={speakers}
      className={styles.list}
      placeOf={(index) => {
        const [size, onTablet] = [sizes[index] ?? 'single', onTablets[index] ?? 'third']
        return {
          className: classNames(styles[size], styles[onTablet]),
          isLarge: size !== 'single',
          isWide: isWide(index, speakers.length),
          tabletWidth: TABLET_WIDTHS[onTablet],
        }
      }}
      isQuoted
    />
  )
}

/** Faces with a row to themselves on a phone: every third, and a last one that would be alone in its row. */
function isWide(index: number, count: number): boolean {
  return index % 3 === 0 || (index % 3 === 1 && index === count - 1)
}
