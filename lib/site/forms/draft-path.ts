import { pathTo } from '../routes'

/** The page on which a draft of an application is written on; `isSaved` when it was stored just now. */
export function draftPath(eventIdentifier: string, token: string, isSaved = false): string {
  return `${pathTo('applyNow', { eventIdentifier })}?${new URLSearchParams({ draft: token, ...(isSaved && { done: 'saved' }) }).toString()}`
}
