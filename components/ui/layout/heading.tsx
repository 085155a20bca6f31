import { classNames } from '../class-names'
import type { PropsOf } from './box'
import styles from './heading.module.css'

type Level = 'h1' | 'h2' | 'h3' | 'h4'

interface Own {
  as: Level
  size: 's' | 'm' | 'l' | 'xl' | 'normal' | 'form' | 'quiet'
  className?: string
}

/** A heading in one of the sizes of titles; a word that is too long for its line is broken. */
export function Heading({ as: Element, size, className, ...others }: PropsOf<Level, Own>) {
  return <Element {...others} className={classNames(styles.heading, styles[size], className)} />
}
