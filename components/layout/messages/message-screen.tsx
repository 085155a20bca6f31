import type { ReactNode } from 'react'
import buttons from '@/components/ui/button-link.module.css'
import { LooseThread } from '@/components/ui/drawings/loose-thread'
import styles from './message-screen.module.css'

interface MessageScreenProps {
  title: string
  text: string
  /** Small print below the text. */
  note?: string
  /** Plain links: the router may be what is broken. */
  actions?: { href: string; label: string }[]
  /** Below text and drawing, over the full width. */
  children?: ReactNode
}

export function MessageScreen({ title, text, note, actions = [], children }: MessageScreenProps) {
  return (
    <div className={styles.screen}>
      <div className={styles.message}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        {note && <p className={styles.note}>{note}</p>}
        {actions.length > 0 && (
          <ul className={styles.actions}>
            {actions.map(({ href, label }, index) => (
              <li key={href}>
                <a href={href} className={index === 0 ? `${buttons.button} ${buttons.primary}` : styles.other}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <LooseThread className={styles.drawing} />
      {children}
    </div>
  )
}
