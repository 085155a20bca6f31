'use client'

import { Fragment, useEffect, useState, type ReactNode } from 'react'

/** Content from a moment on, in milliseconds since 1970. */
export interface TimedPart {
  from: number
  content: ReactNode
  /** Whether it stays after its time, because somebody may be using it. */
  isPersistent?: boolean
}

/** In milliseconds: the longest timer that browsers accept. */
const LONGEST_TIMER = 2 ** 31 - 1

/** Chooses by the visitor's clock, since pages are cached and stay open. */
export function TimedContent({ parts }: { parts: TimedPart[] }) {
  const [index, setIndex] = useState(0)
  const [isOpened, setIsOpened] = useState(false)
  useEffect(() => {
    const now = Date.now()
    const due = Math.max(0, parts.findLastIndex(({ from }) => from <= now))
    const next = parts[index + 1]
    const look = () => {
      setIsOpened(true)
      setIndex((shown) => Math.max(shown, parts.findLastIndex(({ from }) => from <= Date.now())))
    }
    if (!isOpened && due > index) {
      // The server rendered it a while ago.
      const timer = setTimeout(look)
      return () => clearTimeout(timer)
    }
    if (!next || parts[index]?.isPersistent) return undefined
    const delay = next.from - now
    const timer = delay <= LONGEST_TIMER ? setTimeout(look, Math.max(0, delay)) : undefined
    // Timers stand still while a phone sleeps or a page is held for Back.
    const events = new AbortController()
    document.addEventListener('visibilitychange', look, events)
    window.addEventListener('pageshow', look, events)
    return () => {
      clearTimeout(timer)
      events.abort()
    }
  }, [parts, index, isOpened])
  return <Fragment key={index}>{parts[index]?.content}</Fragment>
}
