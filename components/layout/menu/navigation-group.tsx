'use client'

import { useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/icon'
import { Hint } from '@/components/ui/layout/hint'
import { EventLinks } from './event-links'
import styles from '../header.module.css'
import type { LabelledLink } from './navigation-entries'
import { useOnNavigation } from './use-on-navigation'

interface NavigationGroupProps {
  label: string
  title?: string
  links: LabelledLink[]
  pathname: string
}

/** A dropdown of the bar; it opens without JavaScript, and closes by Escape, a choice or a click elsewhere. */
export function NavigationGroup({ label, title, links, pathname }: NavigationGroupProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => details.current?.removeAttribute('open')
  useOnNavigation(pathname, close)

  useEffect(() => {
    const group = details.current
    const close = () => group?.removeAttribute('open')
    const onPointer = (event: PointerEvent) => {
      if (!group?.contains(event.target as Node)) close()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !group?.open) return
      close()
      group.querySelector('summary')?.focus()
    }
    const onFocus = (event: FocusEvent) => {
      if (!group?.contains(event.target as Node)) close()
    }
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('keydown', onKey)
    document.addEventListener('focusin', onFocus)
    return () => {
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('focusin', onFocus)
    }
  }, [])

  return (
    <details ref={details} className={styles.group}>
      <summary className={styles.entry}>
        {label}
        <Icon name="chevron" size={16} />
      </summary>
      <div tabIndex={-1} className={links.some(({ when }) => when) ? `${styles.panel} ${styles.wide}` : styles.panel}>
        {title && <Hint className={styles.panelTitle}>{title}</Hint>}
        <EventLinks links={links} pathname={pathname} onChoose={close} />
      </div>
    </details>
  )
}
