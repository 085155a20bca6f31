import type { ComponentProps, CSSProperties, ElementType } from 'react'
import { classNames } from '../class-names'
import styles from './box.module.css'

/** The distances between what stands in a box: none, a step of the scale, or one that grows with the window. */
type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 'page' | 'wide'

const GROWING: Record<string, string> = { page: 'var(--gap)', wide: 'clamp(2rem, 6vw, 7rem)' }

const distance = (gap: Gap) => GROWING[gap] ?? (gap && `var(--space-${gap})`)

interface Own {
  gap?: Gap
  /** Between rows, where it differs. */
  row?: Gap
  width?: 'page' | 'measure'
  /** The room of a section above and below, or below alone. */
  pad?: 'section' | 'end'
}

/** The element and its own attributes, besides what a primitive asks for. */
export type PropsOf<Tag extends ElementType, Props> = Props & { as?: Tag } & Omit<ComponentProps<Tag>, keyof Props | 'as'>

export type BoxProps<Tag extends ElementType, Props = unknown> = PropsOf<Tag, Own & Props>

type AnyProps = Own & { as?: ElementType; className?: string; style?: CSSProperties }

/** What all primitives share. Every class of a module wins over theirs, whichever style sheet comes last. */
export function Box({ as: Element = 'div', gap, row = gap, width, pad, className, style, ...others }: AnyProps) {
  const between = gap === undefined || row === undefined ? undefined : row === gap ? String(distance(gap)) : `${distance(row)} ${distance(gap)}`
  return (
    <Element
      {...others}
      className={classNames(between && styles.between, width && styles[width], pad && styles[pad], className) || undefined}
      style={between ? ({ '--between': between, ...style } as CSSProperties) : style}
    />
  )
}
