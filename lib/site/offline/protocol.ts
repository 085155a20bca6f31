/** The requests of pages to the service worker. */
export type WorkerRequest =
  /** A page was opened before there was a worker. */
  | { kind: 'opened'; address: string }
  | { kind: 'list' }
  | { kind: 'store-ticket'; address: string }
  | { kind: 'forget-ticket'; address: string }
  | { kind: 'forget-all' }

export interface StoredPageFacts {
  address: string
  title: string
  /** Milliseconds. */
  savedAt: number
  isTicket: boolean
}

/** What is stored now: the first page of each event, and tickets; null after a failure. */
export type WorkerAnswer = StoredPageFacts[] | null

export const SERVICE_WORKER_PATH = '/service-worker.js'
/** The attribute of the document that says when a stored page was last the same as the site's, in milliseconds. */
export const SAVED_AT_ATTRIBUTE = 'data-saved-at'
/** The page that could not be shown, in the address of the one that is shown in its place. */
export const MISSING_PAGE_PARAMETER = 'page'
