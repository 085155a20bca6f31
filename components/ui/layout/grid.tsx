import type { CSSProperties, ElementType } from 'react'
import { classNames } from '../class-names'
import { Box, type BoxProps } from './box'
import styles from './grid.module.css'

interface Own {
  /** Equal ones; without it, or `split`, the class of a module says which. */
  columns?: 2 | 3
  /** On wide screens two, of which the first takes this many of the twelve columns of the page. */
  split?: 3 | 4 | 8
  className?: string
  style?: CSSProperties
}

/** In columns. */
export function Grid<Tag extends ElementType = 'div'>({ columns, split, className, style, ...others }: BoxProps<Tag, Own>) {
  return (
    <Box
      {...others}
      className={classNames(styles.grid, columns && styles[`of${columns}`], split && styles.split, className)}
      style={split ? ({ '--split': split, ...style } as CSSProperties) : style}
    />
  )
}
