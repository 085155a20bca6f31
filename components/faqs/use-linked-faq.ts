import { useEffect, useEffectEvent } from 'react'

/** Opens the question of the fragment; `onHidden` must end a search that hides it. */
export function useLinkedFaq(list: Element | null, onHidden: () => void): void {
  const reveal = useEffectEvent(() => {
    const details = linkedDetails()
    if (!details || !list?.contains(details)) return
    details.open = true
    if (!details.closest('[hidden]')) return
    onHidden()
    requestAnimationFrame(() => details.scrollIntoView())
  })
  useEffect(() => {
    const follow = () => reveal()
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [list])
}

function linkedDetails(): HTMLDetailsElement | null {
  try {
    const element = document.getElementById(decodeURIComponent(window.location.hash.slice(1)))
    return element instanceof HTMLDetailsElement ? element : null
  } catch {
    // A fragment that is not well encoded names nothing.
    return null
  }
}
