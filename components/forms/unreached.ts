import { useEffect, useEffectEvent } from 'react'

/** What is said where no answer came: without a connection, and with one. */
export interface UnreachedTexts {
  offline: string
  unanswered: string
}

export function unreachedText({ offline, unanswered }: UnreachedTexts): string {
  return navigator.onLine ? unanswered : offline
}

/** Takes back what was said about a connection that is there again. */
export function useOnline(takeBack: () => void) {
  const onOnline = useEffectEvent(takeBack)
  useEffect(() => {
    const listener = () => onOnline()
    window.addEventListener('online', listener)
    return () => window.removeEventListener('online', listener)
  }, [])
}
