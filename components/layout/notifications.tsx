'use client'

import { useEffect, useState, type ComponentType } from 'react'
import { onFirstToast } from '@/components/ui/notifications/toast'

/** Holds the notification bars. */
export function Notifications({ label }: { label: string }) {
  const [bars, setBars] = useState<{ Toasters: ComponentType<{ label: string }> } | null>(null)

  useEffect(() => {
    onFirstToast(async () => setBars(await import('@/components/ui/notifications/toasters')))
  }, [])

  return bars ? <bars.Toasters label={label} /> : null
}
