'use client'

import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { toListView, toViewQuery, type ListView } from '@/lib/site/lists/list-view'
import type { RouteName } from '@/lib/site/routes'

interface Screen {
  route: RouteName
  path: string
  first: ListView
  /** Called when `show` did not change the address: by the back button, or a link in the header. */
  onReturn: (view: ListView) => void
}

/** The view in the address, and `show`, which pushes or replaces a history entry. */
export function useListView({ route, path, first, onReturn }: Screen) {
  const [query, setQuery] = useState(() => toViewQuery(first))
  const known = useRef(query)
  const view = useMemo(() => toListView(route, new URLSearchParams(query)), [route, query])

  const follow = useEffectEvent((isReturn: boolean) => {
    if (window.location.pathname !== path) return
    const view = toListView(route, new URLSearchParams(window.location.search))
    if (toViewQuery(view) === known.current) return
    known.current = toViewQuery(view)
    setQuery(known.current)
    if (isReturn) onReturn(view)
  })
  // Before the first paint: after "Back" from another screen, the framework brings back what the server had
  // rendered, not what the visitor had chosen since.
  useLayoutEffect(() => {
    // Later, because the framework changes the address in the midst of its own rendering.
    const followLater = () => queueMicrotask(() => follow(true))
    follow(false)
    window.addEventListener('popstate', followLater)
    // A link to the plain list changes the address and nothing else; where this is unknown, only "Back" is noticed.
    window.navigation?.addEventListener('currententrychange', followLater)
    return () => {
      window.removeEventListener('popstate', followLater)
      window.navigation?.removeEventListener('currententrychange', followLater)
    }
  }, [])

  const show = (next: ListView, step: 'push' | 'replace') => {
    const nextQuery = toViewQuery(next)
    if (nextQuery === known.current) return
    known.current = nextQuery
    setQuery(nextQuery)
    window.history[`${step}State`](null, '', `${path}${nextQuery}`)
  }
  return { view, show }
}
