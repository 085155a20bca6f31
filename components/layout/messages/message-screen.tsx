import type { ReactNode } from 'react'
import buttons from '@/components/ui/button-link.module.css'
import { LooseThread } from '@/components/ui/drawings/loose-thread'
import { Cluster } from '@/components/ui/layout/cluster'
import { Hint } from '@/components/ui/layout/hint'
import { Lead } from '@/components/ui/layout/lead'
import { Stack } from '@/components/ui/layout/stack'
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
        <Stack className={styles.inner}>
          <Stack gap={4} className={styles.message}>
            <h1 className={styles.title}>{title}</h1>
            <Lead isWide isMuted className={styles.text}>{text}</Lead>
            {note && <Hint className={styles.note}>{note}</Hint>}
            {actions.length > 0 && (
              <Cluster as="ul" gap={5} row={3} align="center">
                {actions.map(({ href, label }, index) => (
                  <li key={href}>
                    <a href={href} className={index === 0 ? `${buttons.button} ${buttons.motif}` : styles.other}>
                      {label}
                    </a>
                  </li>
                ))}
              </Cluster>
            )}
          </Stack>
          <LooseThread className={styles.drawing} />
        </Stack>
      </div>
      {children && <div className={styles.below}>{children}</div>}
    </>
  )
}
