import type { ElementType } from 'react'
import { classNames } from '../class-names'
import { Box, type BoxProps } from './box'
import styles from './cluster.module.css'

interface Own {
  align?: 'start' | 'center' | 'baseline'
  /** Whether the first stands at one end and the last at the other. */
  isSpread?: boolean
  /** Whether it never takes a second row. */
  isOneRow?: boolean
  className?: string
}

/** Side by side, in as many rows as it takes. */
export function Cluster<Tag extends ElementType = 'div'>({ align, isSpread, isOneRow, className, ...others }: BoxProps<Tag, Own>) {
  return <Box {...others} className={classNames(styles.cluster, align && styles[align], isSpread && styles.spread, isOneRow && styles.oneRow, className)} />
}
