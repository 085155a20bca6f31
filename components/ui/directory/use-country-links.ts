'use client'

import { useEffect, useEffectEvent } from 'react'
import { toCountry, type ListView } from '@/lib/site/lists/list-view'

/** Chooses the country of a link that bears its code, or frees the one that was chosen, and marks which one it is. */
export function useCountryLinks(area: Element | null, view: ListView, onFollow: (view: ListView, event: MouseEvent) => void): void {
  const follow = useEffectEvent((event: Event) => {
    const code = (event.target as Element).closest<HTMLElement>('[data-country]')?.dataset.country
    if (code) onFollow(toCountry(view, code), event as MouseEvent)
  })
  useEffect(() => {
    const onClick = (event: Event) => follow(event)
    // Before the link itself, which would ask the server for another page.
    area?.addEventListener('click', onClick, true)
    return () => area?.removeEventListener('click', onClick, true)
  }, [area])
  useEffect(() => {
    for (const link of area?.querySelectorAll<HTMLElement>('[data-country]') ?? []) link.ariaCurrent = link.dataset.country === view.country ? 'true' : null
  }, [area, view.country])
}
