/** The requests of pages to the service worker. */
export type WorkerRequest =
  /** A page was opened before there was a worker. */
  | { kind: 'opened'; address: string }
  | { kind: 'list' }
  | { kind: 'keep-ticket'; address: string }
  | { kind: 'forget-ticket'; address: string }
  | { kind: 'forget-all' }

export interface KeptPageFacts {
  address: string
  title: string
  /** Milliseconds. */
  savedAt: number
  isTicket: boolean
}

/** The kept contents now: the first page of each event, and tickets; null after a failure. */
export type WorkerAnswer = KeptPageFacts[] | null

export const SERVICE_WORKER_PATH = '/service-worker.js'
/** The name under which the head of every page of an event says whether it takes place. */
export const EVENT_STATUS_NAME = 'event-status'
/** The attribute of the document that says when a kept page was last the same as the site's, in milliseconds. */
export const SAVED_AT_ATTRIBUTE = 'data-saved-at'
/** The page that could not be shown, in the address of the one that is shown in its place. */
export const MISSING_PAGE_PARAMETER = 'page'
