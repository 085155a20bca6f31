import type { ElementType } from 'react'
import { classNames } from '../class-names'
import { Box, type BoxProps } from './box'
import styles from './row.module.css'

interface Own {
  isTall?: boolean
  className?: string
}

/** An entry below a line. */
export function Row<Tag extends ElementType = 'div'>({ isTall, className, ...others }: BoxProps<Tag, Own>) {
  return <Box {...others} className={classNames(styles.row, isTall && styles.tall, className)} />
}
