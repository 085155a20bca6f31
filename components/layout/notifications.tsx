'use client'

import { useEffect, useState, type ComponentType } from 'react'
import { onFirstToast, showNotice } from '@/components/ui/notifications/toast'

/** Holds the notification bars and the notice that the connection is lost. */
export function Notifications({ label, offline }: { label: string; offline: string }) {
  const [bars, setBars] = useState<{ Toasters: ComponentType<{ label: string }> } | null>(null)

  useEffect(() => {
    onFirstToast(async () => setBars(await import('@/components/ui/notifications/toasters')))
  }, [])

  useEffect(() => {
    let takeAway: Promise<() => void> | undefined
    const onOffline = () => {
      // Without a connection the bar itself may be missing.
      takeAway = showNotice(offline).catch(() => () => undefined)
    }
    const onOnline = () => {
      void takeAway?.then((dismiss) => dismiss())
    }
    window.addEventListener('offline', onOffline)
    window.addEventListener('online', onOnline)
    return () => {
      window.removeEventListener('offline', onOffline)
      window.removeEventListener('online', onOnline)
    }
  }, [offline])

  return bars ? <bars.Toasters label={label} /> : null
}
