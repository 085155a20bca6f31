import { randomUUID } from 'node:crypto'
import { CSRF_COOKIE } from '@/lib/site/constants'
import { cookieValue } from '@/lib/site/forgery'
import { forgeryCookie } from '@/lib/site/session-cookies'
import { env } from '@/lib/env'
import { answerAccountForm, isAccountForm } from './account-forms'
import { transport } from './transport'

/**
 * Answers a request that came from outside, by whichever transport this installation has. Whoever has no
 * forgery-protection cookie yet gets one, so that a page or program can write next.
 */
export async function answerRequest(request: Request): Promise<Response> {
  const send = await transport()
  const answer = isAccountForm(request) ? await answerAccountForm(request, send) : await send(request)
  const isShared = answer.headers.get('cache-control')?.includes('public') ?? false
  if (!isShared && !cookieValue(request.headers.get('cookie') ?? '', CSRF_COOKIE)) {
    answer.headers.append('Set-Cookie', forgeryCookie(randomUUID(), env().SITE_URL.startsWith('https:')))
  }
  return answer
}
