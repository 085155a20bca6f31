'use client'

import NextLink, { useLinkStatus } from 'next/link'
import { usePathname as useFullPathname, useRouter, useSelectedLayoutSegment } from 'next/navigation'
import { useCallback, useEffect, type ComponentProps } from 'react'
import { noteLoading } from './loading'
import { NOT_HERE, visiblePath } from './visible-path'

/** A link without prefetching: a page of long lists would fetch every page that it names. */
export function Link({ children, ...props }: Omit<ComponentProps<typeof NextLink>, 'prefetch'>) {
  return (
    <NextLink {...props} prefetch={false}>
      {children}
      <LoadingNote />
    </NextLink>
  )
}

/** Only inside a link does the framework report that its page is loading. */
function LoadingNote() {
  const { pending } = useLinkStatus()
  useEffect(() => (pending ? noteLoading() : undefined), [pending])
  return null
}

/** The path that the visitor sees; on the server the rewritten one has the language in front. */
export function usePathname(): string {
  return visiblePath(useFullPathname())
}

/** For parts of the layout: the path of the page, and another one where the page is the screen of all missing pages. */
export function useFramePath(): string {
  const pathname = usePathname()
  return useSelectedLayoutSegment() === NOT_HERE ? `/${NOT_HERE}` : pathname
}

/** Opens a page without a full load, so that elements of the layout, such as a toast, stay. */
export function useOpenPath(): (path: string) => void {
  const router = useRouter()
  return useCallback((path) => router.push(path), [router])
}

/** Reads the page anew from the server; what is typed and open on it stays. */
export function useRefresh(): () => void {
  const router = useRouter()
  return useCallback(() => router.refresh(), [router])
}
