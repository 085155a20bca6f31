import { useEffect, useRef } from 'react'

/** Moves the focus to the heading of what has come into view, as a load of a page would, and to its top. */
export function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}
