'use client'

import { useTranslations } from 'next-intl'
import { Cluster } from '@/components/ui/layout/cluster'
import { Stack } from '@/components/ui/layout/stack'
import styles from './reading.module.css'

interface KeysHelpProps {
  areOn: boolean
  onChange: (areOn: boolean) => void
}

/** Which keys there are, and the switch for single ones. */
export function KeysHelp({ areOn, onChange }: KeysHelpProps) {
  const t = useTranslations('Review')
  return (
    <details className={styles.keys}>
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
          {/* Enter would send the review, of whose form it is no part. */}
          <input type="checkbox" checked={areOn} onChange={({ target }) => onChange(target.checked)} onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()} />
          {t('keysOn')}
        </Cluster>
      </Stack>
    </details>
  )
}
