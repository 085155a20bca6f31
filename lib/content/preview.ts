import { cookies, draftMode } from 'next/headers'
import { STAFF_COOKIE, TOKEN_COOKIE } from '@/lib/site/constants'

/** Tells whether a page is rendered as a preview for staff, with drafts. */
export async function isPreview(): Promise<boolean> {
  return (await draftMode()).isEnabled
}

/**
 * The session by which drafts are read.
 *
 * @returns null outside of a preview, where no page may look at cookies, and without a session
 */
export async function previewToken(): Promise<string | null> {
  if (!(await isPreview())) return null
  const jar = await cookies()
  return (jar.get(STAFF_COOKIE) ?? jar.get(TOKEN_COOKIE))?.value ?? null
}
