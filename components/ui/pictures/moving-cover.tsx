import { ViewTransition, type ReactNode } from 'react'

interface MovingCoverProps {
  of: 'article' | 'event'
  /** Once in a page. */
  identifier: string
  children: ReactNode
}

/** A cover that grows from the list into the page it leads to. */
export function MovingCover({ of: kind, identifier, children }: MovingCoverProps) {
  return (
    <ViewTransition name={`cover-${kind}-${identifier}`} default="none" share="auto">
      {children}
    </ViewTransition>
  )
}
