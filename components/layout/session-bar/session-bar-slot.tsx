'use client'

import { useIsLive } from '@/components/ui/browser/use-is-live'
import { useModule } from '@/components/ui/browser/use-module'
import { SIGNED_IN_COOKIE } from '@/lib/site/constants'

const loadBar = () => import('./session-bar')

/** Loads the session bar only for visitors who have a session. */
export function SessionBarSlot() {
  const isLive = useIsLive()
  const { module: bar } = useModule(loadBar, isLive && document.cookie.includes(`${SIGNED_IN_COOKIE}=`))
  return bar ? <bar.SessionBar /> : null
}
