'use client'

import { useSyncExternalStore } from 'react'
import { linkSource } from '@/lib/site/forms/link-source'

const subscribe = () => () => undefined
const readSource = () => linkSource(window.location.href, document.referrer)

/** Sends along, as one word, where a visitor came from. */
export function LinkSourceField() {
  const source = useSyncExternalStore(subscribe, readSource, () => '')
  return <input type="hidden" name="source" value={source} />
}
