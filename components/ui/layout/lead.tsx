import type { ElementType } from 'react'
import { classNames } from '../class-names'
import { Box, type BoxProps } from './box'
import styles from './lead.module.css'

interface Own {
  isMuted?: boolean
  /** Whether its lines are as long as its box lets them be. */
  isWide?: boolean
  className?: string
}

/** The words that introduce the rest, larger than that. */
export function Lead<Tag extends ElementType = 'p'>({ as, isMuted, isWide, className, ...others }: BoxProps<Tag, Own>) {
  return <Box {...others} as={as ?? 'p'} width={isWide ? undefined : 'measure'} className={classNames(styles.lead, isMuted && styles.muted, className)} />
}
