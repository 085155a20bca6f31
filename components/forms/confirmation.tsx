'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { Card } from '@/components/ui/layout/card'
import { Heading } from '@/components/ui/layout/heading'
import styles from './form.module.css'

interface ConfirmationProps {
  title?: string
  picture?: ReactNode
  /** The sentence of the backend. */
  text: string
  /** What comes next, and where one goes on. */
  children?: ReactNode
}

export function Confirmation({ title, picture, text, children }: ConfirmationProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [text])
  return (
    <Card ref={box} gap={4} role="status" tabIndex={-1} className={`${styles.confirmation} ${title ? styles.whole : ''}`}>
      {picture}
      {title && <Heading as="h2" size="m">{title}</Heading>}
      {text && <p className={styles.confirmationText}>{text}</p>}
      {children}
    </Card>
  )
}
