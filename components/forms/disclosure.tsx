import type { ReactNode } from 'react'
import styles from './disclosure.module.css'

interface DisclosureProps {
  title: string
  isOpen: boolean
  className?: string
  children: ReactNode
}

/** A folded form, or part of one, that most visitors do not need. */
export function Disclosure({ title, isOpen, className, children }: DisclosureProps) {
  return (
    <details className={`${styles.disclosure} ${className ?? ''}`} open={isOpen}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
