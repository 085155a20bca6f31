import type { ElementType } from 'react'
import { classNames } from '../class-names'
import { Box, type BoxProps } from './box'
import styles from './stack.module.css'

interface Own {
  /** Whether rows keep their heights where the stack is higher than they are. */
  isTop?: boolean
  /** Whether what stands in it is as wide as its own content. */
  isStart?: boolean
  className?: string
}

/** One below the other. */
export function Stack<Tag extends ElementType = 'div'>({ isTop, isStart, className, ...others }: BoxProps<Tag, Own>) {
  return <Box {...others} className={classNames(styles.stack, isTop && styles.top, isStart && styles.start, className)} />
}
