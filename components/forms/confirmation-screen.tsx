import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb'
import { Grain } from '@/components/ui/drawings/grain'
import { SealedEnvelope } from '@/components/ui/drawings/sealed-envelope'
import { fittingStyle } from '@/components/ui/fitting-style'
import { Cluster } from '@/components/ui/layout/cluster'
import { Lead } from '@/components/ui/layout/lead'
import styles from './confirmation-screen.module.css'

interface ConfirmationScreenProps {
  title: string
  /** Above the title, such as the event. */
  eyebrow?: string
  eyebrowLang?: string
  /** The kind of the event, in whose colours the page is. */
  theme?: string
  trail: Crumb[]
  trailLabel: string
  /** Beside the words; an envelope where there is none. */
  picture?: ReactNode
  /** Whether the picture is a ticket, which has a wall of its own. */
  hasTicket?: boolean
  /** What the title means, and what happens now. */
  message?: string
  /** What most people do next; on a phone it stands above the picture. */
  actions?: ReactNode
  children: ReactNode
}

export function ConfirmationScreen({ title, eyebrow, eyebrowLang, theme, trail, trailLabel, picture, hasTicket = false, message, actions, children }: ConfirmationScreenProps) {
  return (
    <div className={styles.stage} data-done="" data-theme={theme}>
      <div className={hasTicket ? `${styles.screen} ${styles.withTicket}` : styles.screen}>
        <div className={styles.trail} data-no-print="">
          <Breadcrumb trail={trail} label={trailLabel} />
        </div>
        <header className={styles.header}>
          {eyebrow && (
            <p className={styles.eyebrow} lang={eyebrowLang}>
              {eyebrow}
            </p>
          )}
          <h1 className={styles.title} style={fittingStyle(title)}>
            {title}
          </h1>
          {message && <Lead className={styles.message}>{message}</Lead>}
          {actions && <Cluster gap={5} row={2} align="center" className={styles.actions}>{actions}</Cluster>}
        </header>
        <div className={styles.picture}>{picture || <SealedEnvelope />}</div>
        <Lead as="div" isWide className={styles.words}>{children}</Lead>
      </div>
      {!hasTicket && <Grain />}
    </div>
  )
}
