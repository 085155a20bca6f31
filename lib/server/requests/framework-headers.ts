import type { RequestStep } from '../exchange'
import { INTERNAL_HEADERS, STATE_TREE_HEADER } from '../framework'
import { NOT_HERE_HEADER } from '@/lib/i18n/visible-path'

/** Removes headers that the framework, or this server, sends to itself: from a client, they would change the answer to a page. */
export const frameworkHeaders: RequestStep = ({ headers }) => {
  for (const name of Object.keys(headers)) if (INTERNAL_HEADERS.test(name) || name === NOT_HERE_HEADER) delete headers[name]
  // The framework fails on one that cannot be read.
  if (STATE_TREE_HEADER in headers && !isList(String(headers[STATE_TREE_HEADER]))) delete headers[STATE_TREE_HEADER]
}

function isList(text: string): boolean {
  try {
    return Array.isArray(JSON.parse(decodeURIComponent(text)))
  } catch {
    return false
  }
}
