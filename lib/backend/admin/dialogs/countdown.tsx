'use client'

import { useEffect, useState } from 'react'
import { SECOND } from '@/lib/site/text/durations'

const secondsUntil = (instant: string) => Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / SECOND))

/** How many seconds are left, for the eye: a screen reader would read out every one of them. */
export function Countdown({ until }: { until: string }) {
  const [seconds, setSeconds] = useState(() => secondsUntil(until))
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(until)), SECOND)
    return () => clearInterval(timer)
  }, [until])
  return <span aria-hidden="true">{seconds > 0 ? `, in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}` : ', now'}</span>
}
