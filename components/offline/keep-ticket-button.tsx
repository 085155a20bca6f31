'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/layout/card'
import type { WorkerAnswer } from '@/lib/site/offline/protocol'
import { askWorker } from './ask-worker'
import { whenWorkerIsReady } from './worker-ready'

type State = 'starting' | 'impossible' | 'free' | 'busy' | 'kept' | 'failed'

interface KeepTicketButtonProps {
  texts: { keep: string; note: string; kept: string; remove: string; failed: string; impossible: string }
}

/** Cannot be pressed before the service worker is there, and says so where there will be none. */
export function KeepTicketButton({ texts }: KeepTicketButtonProps) {
  const [state, setState] = useState<State>('starting')
  useEffect(() => {
    let isGone = false
    whenWorkerIsReady()
      .then(() => askWorker({ kind: 'list' }))
      .then(
        (list) => !isGone && setState(holdsThis(list) ? 'kept' : 'free'),
        () => !isGone && setState('impossible'),
      )
    return () => {
      isGone = true
    }
  }, [])
  const isKept = state === 'kept'
  const press = async () => {
    if (state === 'busy') return
    setState('busy')
    const list = await askWorker({ kind: isKept ? 'forget-ticket' : 'store-ticket', address: window.location.pathname })
    setState(list === null ? 'failed' : holdsThis(list) ? 'kept' : 'free')
  }
  return (
    <Card gap={3} isStart data-no-print="" data-scripted="">
      <p role="status">{isKept ? texts.kept : state === 'failed' || state === 'impossible' ? texts[state] : texts.note}</p>
      {state !== 'impossible' && (
        <Button disabled={state === 'starting'} aria-disabled={state === 'busy'} onClick={() => void press()}>
          {isKept ? texts.remove : texts.keep}
        </Button>
      )}
    </Card>
  )
}

function holdsThis(list: WorkerAnswer): boolean {
  return list?.some(({ address }) => address === window.location.pathname) ?? false
}
