import type { ComponentProps, CSSProperties } from 'react'
import { classNames } from '../class-names'
import { Picture } from '../pictures/picture'
import styles from './media.module.css'

interface MediaProps extends ComponentProps<typeof Picture> {
  /** Width by height, unless the class of a module decides otherwise. */
  shape: '1' | '2' | '3/2' | '4/3' | '4/5' | '5/4' | '16/9' | '16/10' | '21/8' | '21/9'
  corners?: 'none' | 's' | 'm'
}

/** A picture as wide as its box, cut to its shape. */
export function Media({ shape, corners = 'm', className, style, ...picture }: MediaProps) {
  return <Picture {...picture} className={classNames(styles.media, styles[corners], className)} style={{ '--shape': shape, ...style } as CSSProperties} />
}
