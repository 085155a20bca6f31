import { useEffect, useEffectEvent } from 'react'

/** Reacts when Back shows a page that the browser has held just as it was left. */
export function useRestoredPage(onRestored: () => void): void {
  const restore = useEffectEvent(onRestored)
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) restore()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
}
