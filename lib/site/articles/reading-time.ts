import type { Locale } from '@/lib/i18n/locales'
import { toPlainText } from '../text/plain-text'

/**
 * Words read silently in a minute. English: 238, the mean of 190 studies of non-fiction (Brysbaert 2019).
 * For Georgian nobody has published one. It builds its words like Turkish and Finnish, of which readers
 * manage 73 and 71 words where they manage 100 English ones (Trauzettel-Klosinski and Dietz 2012), hence 170.
 */
const WORDS_PER_MINUTE: Record<Locale, number> = { en: 238, ka: 170 }

/**
 * How long an article takes to read.
 *
 * @param html the text as sanitised HTML
 * @param language the language that the text is written in, not that of the page around it
 * @returns whole minutes, at least one; 0 for a text without words
 */
export function readingMinutes(html: string, language: Locale): number {
  const words = toPlainText(html).match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’‑-]*/gu)?.length ?? 0
  return words === 0 ? 0 : Math.max(1, Math.round(words / WORDS_PER_MINUTE[language]))
}
