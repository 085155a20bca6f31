'use client'

import { useEffect, type ReactNode } from 'react'
import { useRefresh } from '@/lib/i18n/navigation'

/** A sentence on what was changed; the page around it is read anew, so that it shows the change. */
export function RefreshedPage({ children }: { children: ReactNode }) {
  const refresh = useRefresh()
  useEffect(() => refresh(), [refresh])
  return <p>{children}</p>
}
