import type { AfterErrorHook } from 'payload'
import { SIGNED_OUT } from '@/lib/backend/access/refusal'
import { hasStaffRole } from '@/lib/backend/access/rules'

/** Says to whoever is no longer signed in as staff why nothing was saved: the CMS says that they may not do it. */
export const saySignedOut: AfterErrorHook = ({ error, req }) => {
  const isRefused = (error as { status?: number }).status === 403
  if (!isRefused || req.method === 'GET' || hasStaffRole(req)) return undefined
  return { status: 403, response: { errors: [{ message: SIGNED_OUT }] } }
}
