import { cookies, draftMode } from 'next/headers'
import { TOKEN_COOKIE } from '@/lib/site/constants'

/** Whether editors see drafts on this page. */
export async function isPreview(): Promise<boolean> {
  return (await draftMode()).isEnabled
}

/** The session that reads drafts. Outside of a preview a page must not read cookies, or it could not be cached. */
export async function previewToken(): Promise<string | null> {
  if (!(await isPreview())) return null
  return (await cookies()).get(TOKEN_COOKIE)?.value ?? null
}

/** Keeps an answer with drafts out of every cache. */
export async function keepDraftsPrivate(answer: Response): Promise<Response> {
  if (await isPreview()) answer.headers.set('Cache-Control', 'private, no-store')
  return answer
}
