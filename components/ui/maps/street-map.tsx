import type { ComponentProps } from 'react'
import { classNames } from '../class-names'
import { Picture } from '../pictures/picture'
import styles from './street-map.module.css'

interface StreetMapProps extends ComponentProps<typeof Picture> {
  /** Whether the whole sheet is shown. */
  isWhole?: boolean
}

/** A drawn map, calm in the dark. */
export function StreetMap({ isWhole = false, className, ...picture }: StreetMapProps) {
  return <Picture {...picture} className={classNames(styles.map, isWhole && styles.framed, className)} />
}
