'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { LanguageButtons } from '@/components/ui/desk/language-buttons'
import { Cluster } from '@/components/ui/layout/cluster'
import type { OwnScan } from '@/lib/browser/check-in/device-storage'
import { CheckInColumn } from './check-in-column'
import { DevicePanel } from './device-panel'
import { deviceName, type DeviceSettings } from './door/device'
import { Door } from './door/door'
import { DoorStatus } from './door-status'
import { DuplicateScans } from './duplicate-scans'
import { keepAwake } from './keep-awake'
import { LatestScans } from './latest-scans'
import { PresentList } from './present-list'
import { SoundButton } from './sound-button'
import { UnsentList } from './unsent-list'
import { useOutcome } from './use-outcome'
import styles from './check-in.module.css'

interface CheckInScreenProps {
  name: string
  device: DeviceSettings
  onDeviceChange: (change: Partial<DeviceSettings>) => void
}

export function CheckInScreen({ name, device, onDeviceChange }: CheckInScreenProps) {
  const t = useTranslations('CheckIn')
  const settings = { device: deviceName(device), locale: device.locale }
  const [door] = useState(() => new Door(name, settings))
  const view = useSyncExternalStore(door.subscribe, door.getView, door.getView)
  const { phase, list, guests, scans } = view
  const [isListShown, setIsListShown] = useState(false)
  const { outcome, box, show, clear } = useOutcome(device.isSilent)

  useEffect(() => door.open(), [door])
  useEffect(() => door.configure({ device: deviceName(device), locale: device.locale }), [door, device])

  // With a hand scanner, nobody touches the screen of a device that stands ready.
  const isReady = phase === 'open' && list?.isPrepared === true
  useEffect(() => (isReady ? keepAwake() : undefined), [isReady])

  const undo = (scan: OwnScan) => show(door.undo(scan).then(() => ({ result: 'undone' })))
  const timeZone = list?.event.timezone

  return (
    <main className={styles.screen}>
      <Cluster as="header" gap={4} isOneRow isSpread className={styles.head}>
        <h1>{list ? `${list.event.title}: ${t('title')}` : t('title')}</h1>
        <Cluster gap={2} isOneRow className={styles.switches} data-no-print="">
          <SoundButton isSilent={device.isSilent} onChange={(isSilent) => onDeviceChange({ isSilent })} />
          <LanguageButtons label={t('language')} locale={device.locale} onChange={(locale) => onDeviceChange({ locale })} />
        </Cluster>
      </Cluster>
      {phase === 'forgotten' ? (
        <section className={styles.panel}>
          <p role="status">{t('forgotten')}</p>
          <button type="button" className={styles.button} onClick={() => door.reopen()}>
            {t('reopen')}
          </button>
        </section>
      ) : (
        <>
          <DoorStatus {...view}>
            <button type="button" className={styles.button} aria-pressed={isListShown} onClick={() => setIsListShown(!isListShown)}>
              {t('presentOpen')}
            </button>
          </DoorStatus>
          {phase === 'open' && list && isListShown && <PresentList guests={door.whoIsIn()} at={list.at} timeZone={timeZone} onClose={() => setIsListShown(false)} />}
          {phase === 'open' && !isListShown && (
            <div className={styles.columns}>
              <CheckInColumn door={door} view={view} outcome={outcome} box={box} onOutcome={show} onBegin={clear} onUndo={undo} />
              <div className={styles.side}>
                <UnsentList list={list} scans={scans} elsewhere={view.elsewhere} onRetry={() => void door.retry()} />
                <DuplicateScans guests={guests} timeZone={timeZone} />
                <LatestScans scans={scans} timeZone={timeZone} onUndo={undo} />
                <DevicePanel device={device} isPrepared={list?.isPrepared ?? false} onChange={onDeviceChange} countUnsent={() => door.countUnsent()} onPrepare={() => door.prepare()} onForget={() => door.forget()} />
              </div>
            </div>
          )}
        </>
      )}
    </main>
  )
}
