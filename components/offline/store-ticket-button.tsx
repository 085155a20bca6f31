'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/layout/card'
import type { WorkerAnswer } from '@/lib/site/offline/protocol'
import { askWorker } from './ask-worker'
import { whenWorkerIsReady } from './worker-ready'

type State = 'starting' | 'impossible' | 'free' | 'busy' | 'stored' | 'failed'

interface StoreTicketButtonProps {
  texts: { store: string; note: string; stored: string; remove: string; failed: string; impossible: string }
}

/** Cannot be pressed before the service worker is there, and says so where there will be none. */
export function StoreTicketButton({ texts }: StoreTicketButtonProps) {
  const [state, setState] = useState<State>('starting')
  useEffect(() => {
    let isGone = false
    whenWorkerIsReady()
      .then(() => askWorker({ kind: 'list' }))
      .then(
        (list) => !isGone && setState(holdsThis(list) ? 'stored' : 'free'),
        () => !isGone && setState('impossible'),
      )
    return () => {
      isGone = true
    }
  }, [])
  const isStored = state === 'stored'
  const press = async () => {
    if (state === 'busy') return
    setState('busy')
    const list = await askWorker({ kind: isStored ? 'forget-ticket' : 'store-ticket', address: window.location.pathname })
    setState(list === null ? 'failed' : holdsThis(list) ? 'stored' : 'free')
  }
  return (
    <Card gap={3} isStart data-no-print="" data-scripted="">
      <p role="status">{isStored ? texts.stored : state === 'failed' || state === 'impossible' ? texts[state] : texts.note}</p>
      {state !== 'impossible' && (
        <Button disabled={state === 'starting'} aria-disabled={state === 'busy'} onClick={() => void press()}>
          {isStored ? texts.remove : texts.store}
        </Button>
      )}
    </Card>
  )
}

function holdsThis(list: WorkerAnswer): boolean {
  return list?.some(({ address }) => address === window.location.pathname) ?? false
}
