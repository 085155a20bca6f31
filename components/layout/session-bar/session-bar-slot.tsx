'use client'

import { useEffect, useState, type ComponentType } from 'react'
import { SIGNED_IN_COOKIE } from '@/lib/site/constants'

/** Loads the session bar only for visitors who have a session. */
export function SessionBarSlot() {
  const [bar, setBar] = useState<{ SessionBar: ComponentType }>()
  useEffect(() => {
    if (document.cookie.includes(`${SIGNED_IN_COOKIE}=`)) void import('./session-bar').then(setBar)
  }, [])
  return bar ? <bar.SessionBar /> : null
}
