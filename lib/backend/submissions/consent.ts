import type { PayloadRequest } from 'payload'
import type { Locale } from '@/lib/i18n/locales'

/**
 * The proof of what a visitor agrees to now. The version of the privacy text is the time of its last change.
 *
 * @param where the page on which they did
 */
export async function currentConsent(req: PayloadRequest, where: string, locale: Locale) {
  const privacy = await req.payload.findGlobal({ slug: 'privacy', depth: 0, req, select: { updatedAt: true } })
  return { textVersion: privacy.updatedAt ?? null, at: new Date().toISOString(), where, locale }
}
