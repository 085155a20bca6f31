import type { PayloadRequest } from 'payload'
import type { Locale } from '@/lib/i18n/locales'

/**
 * The proof of what a visitor agreed to just now.
 *
 * @param where the screen or form on which they did
 * @returns when the privacy text was last changed, which tells its version; when, where, in which language
 */
export async function currentConsent(req: PayloadRequest, where: string, locale: Locale) {
  const privacy = await req.payload.findGlobal({ slug: 'privacy', depth: 0, req, select: { updatedAt: true } })
  return { textVersion: privacy.updatedAt ?? null, at: new Date().toISOString(), where, locale }
}
