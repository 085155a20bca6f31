'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { isAudible, onAudibleChange, playTone, unlockByGestures } from './sounds'
import styles from './sound-button.module.css'

interface SoundButtonProps {
  isSilent: boolean
  onChange: (isSilent: boolean) => void
}

/** Shows whether there will be sound: it may be off by choice, or because the browser waits for a touch. */
export function SoundButton({ isSilent, onChange }: SoundButtonProps) {
  const t = useTranslations('CheckIn')
  const canBeHeard = useSyncExternalStore(onAudibleChange, isAudible, () => true)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => (isSilent ? undefined : unlockByGestures(button.current)), [isSilent])
  const isOn = canBeHeard && !isSilent
  const change = () => {
    onChange(isOn)
    if (!isOn) playTone('good')
  }
  return (
    <button ref={button} type="button" className={styles.button} aria-label={isOn ? t('soundOn') : t('soundOff')} data-off={isOn ? undefined : ''} onClick={change}>
      <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
        <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z" />
        <path d={isOn ? 'M15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11' : 'm16 9.5 5 5m0-5-5 5'} />
      </svg>
      {!isOn && <span>{t('soundOff')}</span>}
    </button>
  )
}
