import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './facts.module.css'

/** With the attributes of the pair of both. */
interface Fact extends Omit<ComponentProps<'div'>, 'children'> {
  label: ReactNode
  /** A fact without one is left out. */
  value: ReactNode
  /** The language of the label, where it is not that of the page. */
  labelLang?: string
  valueLang?: string
  [attribute: `data-${string}`]: string
}

interface FactsProps extends ComponentProps<'dl'> {
  facts: Fact[]
  /** Whether the values are no louder than other text, as somebody has written them. */
  isQuiet?: boolean
}

/** What is known, each below its name; renders nothing where nothing is known. */
export function Facts({ facts, isQuiet, className, ...others }: FactsProps) {
  const known = facts.filter(({ value }) => Boolean(value))
  if (known.length === 0) return null
  return (
    <dl {...others} className={classNames(styles.facts, isQuiet && styles.quiet, className)}>
      {known.map(({ label, value, labelLang, valueLang, ...pair }, index) => (
        <div key={index} {...pair}>
          <dt lang={labelLang}>{label}</dt>
          <dd lang={valueLang}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
