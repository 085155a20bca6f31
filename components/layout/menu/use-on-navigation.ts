import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls back when another page is shown, by the browser's buttons too. */
export function useOnNavigation(pathname: string, onNavigation: () => void): void {
  const shown = useRef(pathname)
  const notice = useEffectEvent(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    onNavigation()
  })
  useEffect(() => notice(), [pathname])
}
