'use client'

import { useSyncExternalStore } from 'react'
import { FAILURE_TEXTS_ID, type FailureTexts } from '@/components/layout/failure-texts-id'
import { MessageScreen } from '@/components/layout/message-screen'

const never = () => () => undefined
const readTexts = () => document.getElementById(FAILURE_TEXTS_ID)?.textContent ?? ''

export default function FrameError() {
  const json = useSyncExternalStore(never, readTexts, () => '')
  if (!json) return null
  const { title, text, again, home } = JSON.parse(json) as FailureTexts
  return (
    <MessageScreen
      title={title}
      text={text}
      actions={[
        { href: '', label: again },
        { href: '/', label: home },
      ]}
    />
  )
}
