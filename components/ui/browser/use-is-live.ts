'use client'

import { useSyncExternalStore } from 'react'

/** Nothing ever changes it. */
const never = () => () => undefined

/** Whether the page works by itself: false on the server and until its scripts have taken over. */
export function useIsLive(): boolean {
  return useSyncExternalStore(never, () => true, () => false)
}
