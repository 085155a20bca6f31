import type { ReactNode } from 'react'
import buttons from '@/components/ui/button-link.module.css'
import { LooseThread } from '@/components/ui/drawings/loose-thread'
import styles from './message-screen.module.css'

interface MessageScreenProps {
  title: string
  text: string
  /** Small print below the text. */
  note?: ReactNode
  /** Plain links: the router may be what is broken. */
  actions?: { href: string; label: string }[]
  /** Below text and drawing, over the full width. */
  children?: ReactNode
  /** Whether it stands alone, without header and footer. */
  isAlone?: boolean
}

export function MessageScreen({ title, text, note, actions = [], children, isAlone = false }: MessageScreenProps) {
  return (
    <>
      <div className={isAlone ? `${styles.stage} ${styles.alone}` : styles.stage} data-ground="">
        <div className={styles.inner}>
          <div className={styles.message}>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.text}>{text}</p>
            {note && <p className={styles.note}>{note}</p>}
            {actions.length > 0 && (
              <ul className={styles.actions}>
                {actions.map(({ href, label }, index) => (
                  <li key={href}>
                    <a href={href} className={index === 0 ? `${buttons.button} ${buttons.motif}` : styles.other}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
          <LooseThread className={styles.drawing} />
        </div>
      </div>
      {children && <div className={styles.below}>{children}</div>}
    </>
  )
}
