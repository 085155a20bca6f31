'use client'

import { useEffect } from 'react'

/**
 * Lets rich text tell the form at once what is typed. Where a browser can wait until it is idle, the editor does, for up to half a
 * second, and a save in between is one without the last words.
 */
export function TypedText() {
  useEffect(() => void Reflect.deleteProperty(window, 'requestIdleCallback'), [])
  return null
}
