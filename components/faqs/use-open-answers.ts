import { useCallback, useSyncExternalStore } from 'react'
import { shownAnswers } from './filter-faqs'

export function useOpenAnswers(list: Element | null): [areAllOpen: boolean, toggleAll: () => void] {
  const subscribe = useCallback(
    (onToggle: () => void) => {
      // The event does not bubble.
      list?.addEventListener('toggle', onToggle, true)
      return () => list?.removeEventListener('toggle', onToggle, true)
    },
    [list],
  )
  const areAllOpen = useSyncExternalStore(subscribe, () => areOpen(list), () => false)
  const toggleAll = () => {
    // Read anew from the page: the event of an opened answer comes a moment later, and a second press may come before it.
    const isOpening = !areOpen(list)
    for (const answer of list ? shownAnswers(list) : []) answer.open = isOpening
  }
  return [areAllOpen, toggleAll]
}

function areOpen(list: Element | null): boolean {
  const answers = list ? shownAnswers(list) : []
  return answers.length > 0 && answers.every(({ open }) => open)
}
