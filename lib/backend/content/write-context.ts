import type { RequestContext } from 'payload'

/** Expires no pages: there are none yet, or whoever writes expires them once all is written. */
export const WITHOUT_EXPIRY = { withoutExpiry: true } satisfies RequestContext

/** Deletes what is in use elsewhere as well. */
const WITHOUT_GUARDS = { withoutGuards: true } satisfies RequestContext

/** Writes content that no visitor has seen before, where no server is running. */
export const IMPORT = { isImport: true, ...WITHOUT_EXPIRY, ...WITHOUT_GUARDS } satisfies RequestContext
