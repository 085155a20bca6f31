import { useEffect, useRef, type RefObject } from 'react'

/** Within a screen of what is shown. */
const NEARBY = '100% 0px'

/**
 * Starts work on an element once it is near the visible part, because measuring an element delays the whole page.
 *
 * @param begin never changes
 * @returns to attach to the element
 */
export function useNearby<Box extends HTMLElement>(begin: (box: Box) => void): RefObject<Box | null> {
  const box = useRef<Box>(null)
  useEffect(() => {
    const { current } = box
    if (!current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        begin(current)
      },
      { rootMargin: NEARBY },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [begin])
  return box
}
