import type { ElementType } from 'react'
import { classNames } from '../class-names'
import { Box, type BoxProps } from './box'
import styles from './hint.module.css'

/** A few words that step back behind the others. */
export function Hint<Tag extends ElementType = 'p'>({ as, className, ...others }: BoxProps<Tag, { className?: string }>) {
  return <Box {...others} as={as ?? 'p'} className={classNames(styles.hint, className)} />
}
