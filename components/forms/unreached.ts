import { useEffect, useEffectEvent } from 'react'

/** The messages when no answer came: without a connection, and with one. */
export interface UnreachedTexts {
  offline: string
  unanswered: string
}

export function unreachedText({ offline, unanswered }: UnreachedTexts): string {
  return navigator.onLine ? unanswered : offline
}

/** Removes the message about a missing connection once it is back. */
export function useOnline(removeMessage: () => void) {
  const onOnline = useEffectEvent(removeMessage)
  useEffect(() => {
    const listener = () => onOnline()
    window.addEventListener('online', listener)
    return () => window.removeEventListener('online', listener)
  }, [])
}
