import { useRef, useState, type MouseEvent } from 'react'
import type { BrowserSource } from '@/lib/api/browser-list'
import type { ListView } from '@/lib/site/lists/list-view'
import { isPlain } from '@/lib/site/plain-event'
import type { RouteName } from '@/lib/site/routes'
import { useBrowserList, type FirstPage } from './use-browser-list'
import { useDirectoryForm } from './use-directory-form'
import { useListView } from './use-list-view'

/** Of React, or of the browser. */
type FollowEvent = Parameters<typeof isPlain>[0] & Pick<MouseEvent, 'preventDefault'>

interface DirectoryInput<Item> {
  route: RouteName
  path: string
  first: FirstPage<Item>
  source: BrowserSource
}

/** The view of a directory, and the actions of its form and links. */
export function useDirectory<Item>({ route, path, first, source }: DirectoryInput<Item>) {
  const [hasMoved, setMoved] = useState(false)
  const { view, show } = useListView({ route, path, first: first.view, onReturn })
  const { page, isBusy, hasFailed, retry } = useBrowserList(source, view, first)
  const { formProps, fill } = useDirectoryForm({ route, onType, onChoose, onSubmit })
  const heading = useRef<HTMLHeadingElement>(null)

  function onReturn(next: ListView) {
    setMoved(true)
    fill(next)
  }
  function go(next: ListView, step: 'push' | 'replace') {
    setMoved(true)
    show(next, step)
  }
  function onType(next: ListView) {
    go(next, 'replace')
  }
  function onChoose(next: ListView) {
    go(next, 'push')
  }
  function onSubmit(next: ListView) {
    if (hasFailed) return false
    go(next, 'push')
    toHeading()
    return true
  }
  /** After a failure the browser follows the link. */
  function onFollow(next: ListView, event: FollowEvent) {
    if (hasFailed || !isPlain(event)) return
    event.preventDefault()
    fill(next)
    go(next, 'push')
    toHeading()
  }
  function toHeading() {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }

  return { view, page, isBusy, hasFailed, hasMoved, retry, formProps, heading, onFollow }
}
