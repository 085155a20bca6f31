import type { ComponentProps } from 'react'
import { classNames } from '../class-names'
import { Picture } from '../pictures/picture'
import styles from './street-map.module.css'

/** A drawn map, calm in the dark. */
export function StreetMap({ className, ...picture }: ComponentProps<typeof Picture>) {
  return <Picture {...picture} className={classNames(styles.map, className)} />
}
