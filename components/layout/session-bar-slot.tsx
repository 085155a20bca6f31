'use client'

import { useEffect, useState, type ComponentType } from 'react'
import { SIGNED_IN_COOKIE } from '@/lib/site/constants'

/** The place of the session bar, which nobody without a session loads. */
export function SessionBarSlot() {
  const [bar, setBar] = useState<{ SessionBar: ComponentType }>()
  useEffect(() => {
    if (document.cookie.includes(`${SIGNED_IN_COOKIE}=`)) void import('./session-bar').then(setBar)
  }, [])
  return bar ? <bar.SessionBar /> : null
}
