'use client'

import { useSyncExternalStore } from 'react'
import { FAILURE_TEXTS_ID, type FailureTexts } from '@/components/layout/failure-texts-id'
import { MessageScreen } from '@/components/layout/messages/message-screen'

const never = () => () => undefined
const readTexts = () => document.getElementById(FAILURE_TEXTS_ID)?.textContent ?? ''

/** @param digest names the error in the log of the server */
export default function FrameError({ error: { digest } }: { error: Error & { digest?: string } }) {
  const json = useSyncExternalStore(never, readTexts, () => '')
  if (!json) return null
  const { title, text, reference, again, home } = JSON.parse(json) as FailureTexts
  return (
    <MessageScreen
      title={title}
      text={text}
      note={digest && reference.replace('{id}', digest)}
      actions={[
        { href: '', label: again },
        { href: '/', label: home },
      ]}
    />
  )
}
