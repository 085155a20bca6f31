import type { Locale } from '@/lib/i18n/locales'
import { siteLink } from './site-link'

/** By these a mail program unsubscribes its reader with one click (RFC 8058), or opens the page where they can. */
export function unsubscribeHeaders(path: string, locale: Locale): Record<string, string> {
  return { 'List-Unsubscribe': `<${siteLink(path, locale)}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
