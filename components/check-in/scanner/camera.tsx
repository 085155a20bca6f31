'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Stack } from '@/components/ui/layout/stack'
import styles from '../check-in.module.css'
import { scanVideo } from './scan-video'

/** Reads tickets with the camera, once somebody has switched it on. */
export function Camera({ onText }: { onText: (text: string) => void }) {
  const t = useTranslations('CheckIn')
  const [state, setState] = useState<'off' | 'on' | 'denied'>('off')
  const video = useRef<HTMLVideoElement>(null)
  const read = useEffectEvent(onText)

  useEffect(() => {
    if (state !== 'on' || !video.current) return
    return scanVideo(video.current, (text) => read(text), () => setState('denied'))
  }, [state])

  return (
    <Stack gap={2}>
      {state === 'on' && <video ref={video} className={styles.video} aria-label={t('cameraPicture')} muted playsInline />}
      {state === 'denied' && <p role="alert">{t('cameraDenied')}</p>}
      <button type="button" className={styles.button} onClick={() => setState(state === 'on' ? 'off' : 'on')}>
        {state === 'on' ? t('cameraStop') : t('camera')}
      </button>
    </Stack>
  )
}
