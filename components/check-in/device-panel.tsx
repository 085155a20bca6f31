'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Cluster } from '@/components/ui/layout/cluster'
import { deviceName, type DeviceSettings } from './door/device'
import styles from './check-in.module.css'

interface DevicePanelProps {
  device: DeviceSettings
  isPrepared: boolean
  onChange: (change: Partial<DeviceSettings>) => void
  /** Of all events. */
  countUnsent: () => Promise<number>
  onPrepare: () => Promise<void>
  onForget: () => Promise<void>
}

export function DevicePanel({ device, isPrepared, onChange, countUnsent, onPrepare, onForget }: DevicePanelProps) {
  const t = useTranslations('CheckIn')
  const id = useId()
  const [state, setState] = useState<'idle' | 'preparing' | 'failed'>('idle')
  /** Asks first when something would be lost. */
  const [lost, setLost] = useState(0)
  const prepare = () => {
    setState('preparing')
    onPrepare().then(() => setState('idle'), () => setState('failed'))
  }
  const forget = async () => {
    const unsent = await countUnsent()
    if (unsent > 0) setLost(unsent)
    else await onForget()
  }
  return (
    <section className={styles.panel}>
      <h2>{`${t('device')}: ${deviceName(device)}`}</h2>
      <p className={styles.hint}>{t('prepareText')}</p>
      <p role="status">{state === 'preparing' ? t('preparing') : isPrepared && t('prepared')}</p>
      {state === 'failed' && <p role="alert">{t('prepareFailed')}</p>}
      {!isPrepared && (
        <button type="button" className={styles.primary} disabled={state === 'preparing'} onClick={prepare}>
          {t('prepare')}
        </button>
      )}
      <div className={styles.fields}>
        <label htmlFor={`${id}-name`}>{t('deviceName')}</label>
        <input id={`${id}-name`} value={device.label} maxLength={40} autoComplete="off" onChange={({ target }) => onChange({ label: target.value })} />
        <Cluster as="label" gap={2} isOneRow align="center" className={styles.choice}>
          <input type="checkbox" checked={!device.isSilent} onChange={({ target }) => onChange({ isSilent: !target.checked })} />
          {t('sound')}
        </Cluster>
      </div>
      <p className={styles.hint}>{t('forgetText')}</p>
      {lost > 0 ? (
        <div role="alert" className={styles.fields}>
          <p>{t('forgetUnsent', { count: lost })}</p>
          <Cluster gap={2} className={styles.row}>
            <button type="button" className={styles.button} onClick={() => void onForget()}>
              {t('forgetConfirm')}
            </button>
            <button type="button" className={styles.button} onClick={() => setLost(0)}>
              {t('forgetCancel')}
            </button>
          </Cluster>
        </div>
      ) : (
        <button type="button" className={styles.button} onClick={() => void forget()}>
          {t('forget')}
        </button>
      )}
    </section>
  )
}
