'use client'

import { useTranslations } from 'next-intl'
import type { KeyboardEvent } from 'react'
import { Cluster } from '@/components/ui/layout/cluster'
import { Stack } from '@/components/ui/layout/stack'
import review from '../review.module.css'
import styles from './reading.module.css'

interface KeysHelpProps {
  areOn: boolean
  onChange: (areOn: boolean) => void
}

/** Which keys there are, and the switch for single ones. */
export function KeysHelp({ areOn, onChange }: KeysHelpProps) {
  const t = useTranslations('Review')
  return (
    <details className={`${review.folded} ${styles.keys}`}>
      <summary>{t('keys')}</summary>
      <Stack gap={3}>
        <dl>
          <div>
            <dt>
              <kbd>1</kbd>–<kbd>5</kbd>
            </dt>
            <dd>{t('keyMark')}</dd>
          </div>
          <div>
            <dt>
              <kbd>↑</kbd> <kbd>↓</kbd>
            </dt>
            <dd>{t('keyChange')}</dd>
          </div>
          <div>
            <dt>
              <kbd>←</kbd> <kbd>→</kbd>
            </dt>
            <dd>{t('keyMove')}</dd>
          </div>
          <div>
            <dt>
              <kbd>Ctrl</kbd>+<kbd>Enter</kbd>
            </dt>
            <dd>{t('keySend')}</dd>
          </div>
        </dl>
        <Cluster as="label" gap={2} isOneRow align="center" className={styles.switch}>
          <input type="checkbox" checked={areOn} onChange={({ target }) => onChange(target.checked)} onKeyDown={ignoreEnter} />
          {t('keysOn')}
        </Cluster>
      </Stack>
    </details>
  )
}

/** It would send the review, of which a switch is no part. */
function ignoreEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}
