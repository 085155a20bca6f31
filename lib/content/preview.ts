import { cookies, draftMode } from 'next/headers'
import { TOKEN_COOKIE } from '@/lib/site/constants'

/** Tells whether a page is asked for as a preview, which shows drafts to editors and to nobody else. */
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
  return (await cookies()).get(TOKEN_COOKIE)?.value ?? null
}

/** Keeps an answer that may show drafts out of every cache; outside of a preview it stays as it is. */
export async function keepDraftsPrivate(answer: Response): Promise<Response> {
  if (await isPreview()) answer.headers.set('Cache-Control', 'private, no-store')
  return answer
}
