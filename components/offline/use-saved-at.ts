import { useState, useSyncExternalStore } from 'react'
import { usePathname } from '@/lib/i18n/navigation'
import { SAVED_AT_ATTRIBUTE } from '@/lib/site/offline/protocol'

/** When the page that is shown was saved, in milliseconds; null for one that came from the site. */
export function useSavedAt(): number | null {
  const pathname = usePathname()
  const [first] = useState(pathname)
  const savedAt = useSyncExternalStore(never, read, () => null)
  return pathname === first ? savedAt : null
}

function read(): number | null {
  return Number(document.documentElement.getAttribute(SAVED_AT_ATTRIBUTE)) || null
}

function never(): () => void {
  return () => undefined
}
