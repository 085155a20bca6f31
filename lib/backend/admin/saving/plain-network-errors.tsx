'use client'

import { useEffect, type ReactNode } from 'react'
import { UNREACHABLE } from '../staff-request'

/** Says in plain words that a document was not saved for lack of a connection; the CMS shows the browser's “Failed to fetch”. */
export function PlainNetworkErrors({ children }: { children: ReactNode }) {
  useEffect(() => {
    const send = window.fetch.bind(window)
    window.fetch = (...request) => {
      const answer = send(...request)
      return isWrite(...request) ? answer.catch(explain) : answer
    }
    return () => {
      window.fetch = send
    }
  }, [])
  return children
}

function isWrite(address: RequestInfo | URL, { method = 'GET' }: RequestInit = {}): boolean {
  return typeof address === 'string' && address.startsWith('/cms/api/') && method.toUpperCase() !== 'GET'
}

function explain(error: unknown): never {
  // An aborted request is no failure.
  throw error instanceof TypeError ? new TypeError(UNREACHABLE, { cause: error }) : error
}
