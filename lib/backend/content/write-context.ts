import type { RequestContext } from 'payload'

/** Expires no pages: there are none yet, or the caller expires them after all writes. */
export const WITHOUT_EXPIRY = { withoutExpiry: true } satisfies RequestContext

/** Also deletes documents that are in use elsewhere. */
const WITHOUT_GUARDS = { withoutGuards: true } satisfies RequestContext

/** Writes content that no visitor has seen before, where no server is running. */
export const IMPORT = { isImport: true, ...WITHOUT_EXPIRY, ...WITHOUT_GUARDS } satisfies RequestContext
