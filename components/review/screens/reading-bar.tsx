'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Cluster } from '@/components/ui/layout/cluster'
import styles from './reading-bar.module.css'

interface ReadingBarProps {
  hasBefore: boolean
  hasNext: boolean
  onMove: (step: -1 | 1) => void
  /** The words of the button that sends; null where nothing can be sent any more. */
  button: string | null
  children: ReactNode
}

/** The next step, always in sight. */
export function ReadingBar({ hasBefore, hasNext, onMove, button, children }: ReadingBarProps) {
  const t = useTranslations('Review')
  return (
    <div className={styles.bar}>
      {children}
      <Cluster gap={2} isOneRow align="center" className={styles.buttons}>
        <Button className={styles.step} aria-label={t('before')} disabled={!hasBefore} onClick={() => onMove(-1)}>
          <Icon name="back" />
        </Button>
        {button && (
          <Button type="submit" tone="primary" className={styles.send}>
            {button}
          </Button>
        )}
        <Button className={styles.step} aria-label={t('after')} disabled={!hasNext} onClick={() => onMove(1)}>
          <Icon name="arrow" />
        </Button>
      </Cluster>
    </div>
  )
}
