import type { ElementType } from 'react'
import { classNames } from '../class-names'
import { Box, type BoxProps } from './box'
import styles from './card.module.css'
import stack from './stack.module.css'

interface Own {
  tone?: 'surface' | 'shade'
  isStart?: boolean
  className?: string
}

/** A stack on a sheet of its own. */
export function Card<Tag extends ElementType = 'div'>({ tone = 'surface', isStart, className, ...others }: BoxProps<Tag, Own>) {
  return <Box {...others} className={classNames(stack.stack, isStart && stack.start, styles.card, styles[tone], className)} />
}
