import type { ElementType } from 'react'
import { classNames } from '../class-names'
import { Box, type BoxProps } from './box'
import styles from './row.module.css'

interface Own {
  space?: 2 | 3 | 4 | 5 | 6
  className?: string
}

/** An entry below a line. */
export function Row<Tag extends ElementType = 'div'>({ space = 4, className, ...others }: BoxProps<Tag, Own>) {
  return <Box {...others} className={classNames(styles.row, styles[`space${space}`], className)} />
}
