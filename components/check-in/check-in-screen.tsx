'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { companyOf } from '@/lib/site/check-in/company-of'
import type { OwnScan } from '@/lib/browser/check-in/device-storage'
import { DevicePanel } from './device-panel'
import { deviceName, type DeviceSettings } from './door/device'
import { Door } from './door/door'
import { DoorStatus } from './door-status'
import { DoublesList } from './doubles-list'
import { EntryField } from './entry-field'
import { keepAwake } from './keep-awake'
import { LanguageButtons } from './language-buttons'
import { LatestScans } from './latest-scans'
import { ResultCard, toneOf, type Outcome } from './result-card'
import { Camera } from './scanner/camera'
import { SoundButton } from './sound-button'
import { playTone } from './sounds'
import { WalkInForm } from './walk-in-form'
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
  const { phase, list, guests, scans, problem, isStorageRefused } = useSyncExternalStore(door.subscribe, door.getView, door.getView)
  const result = useRef<HTMLDivElement>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  useEffect(() => door.open(), [door])
  useEffect(() => door.configure({ device: deviceName(device), locale: device.locale }), [door, device])

  // With a hand scanner, nobody touches the screen of a device that stands ready.
  const isReady = phase === 'open' && list?.isPrepared === true
  useEffect(() => (isReady ? keepAwake() : undefined), [isReady])

  // Whoever has scrolled down to the settings must see it, too.
  useEffect(() => {
    // It returns a promise in newer browsers, which is no way to clean up.
    void result.current?.scrollIntoView({ block: 'nearest' })
  }, [outcome])

  // In the order of asking, whatever is answered first: what is said last is meant for who stands there.
  const turn = useRef<Promise<void>>(Promise.resolve())
  const tell = (answer: Promise<Outcome>) => {
    turn.current = Promise.all([answer, turn.current.catch(() => undefined)]).then(([result]) => {
      setOutcome(result)
      if (!device.isSilent && result.result !== 'undone') playTone(toneOf(result))
    })
  }
  const undo = (scan: OwnScan) => tell(door.undo(scan).then(() => ({ result: 'undone' })))
  const timeZone = list?.event.timezone

  return (
    <main className={styles.screen}>
      <header className={styles.head}>
        <h1>{list ? `${list.event.title}: ${t('title')}` : t('title')}</h1>
        <div className={styles.switches}>
          <SoundButton isSilent={device.isSilent} onChange={(isSilent) => onDeviceChange({ isSilent })} />
          <LanguageButtons locale={device.locale} onChange={(locale) => onDeviceChange({ locale })} />
        </div>
      </header>
      {phase === 'forgotten' ? (
        <section className={styles.panel}>
          <p role="status">{t('forgotten')}</p>
          <button type="button" className={styles.button} onClick={() => door.reopen()}>
            {t('reopen')}
          </button>
        </section>
      ) : (
        <>
          <DoorStatus phase={phase} list={list} guests={guests} scans={scans} problem={problem} isStorageRefused={isStorageRefused} />
          {phase === 'open' && (
            <div className={styles.columns}>
              <div className={styles.main}>
                <div ref={result} className={styles.held}>
                  <ResultCard
                    outcome={outcome}
                    company={outcome && 'guest' in outcome && outcome.guest ? companyOf(outcome.guest, [...guests.values()]).filter(({ _id }) => !door.entranceOf(_id)) : []}
                    timeZone={timeZone}
                    onUndo={undo}
                    onChoose={(registration) => tell(door.checkGuest(registration))}
                  />
                </div>
                <Camera onText={(text) => tell(door.check(text))} />
                <EntryField
                  guests={guests}
                  entranceOf={(registration) => door.entranceOf(registration)}
                  timeZone={timeZone}
                  onBegin={() => setOutcome(null)}
                  onCheck={(text) => tell(door.check(text))}
                  onChoose={(registration) => tell(door.checkGuest(registration))}
                  onUndo={(guest) => tell(door.undoGuest(guest).then(() => ({ result: 'undone' })))}
                />
                <WalkInForm onSend={(walkIn) => tell(door.admitWalkIn(walkIn))} />
              </div>
              <div className={styles.side}>
                <DoublesList guests={guests} timeZone={timeZone} />
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
