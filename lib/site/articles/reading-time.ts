import type { Locale } from '@/lib/i18n/locales'
import { toPlainText } from '../text/plain-text'

/** Silent reading: the mean of 190 studies of non-fiction (Brysbaert 2019). */
const ENGLISH_WORDS_PER_MINUTE = 238

/**
 * No figure is published for Georgian, whose words are built like Turkish and Finnish ones: 73 and 71 for 100 English
 * ones (Trauzettel-Klosinski and Dietz 2012).
 */
const WORDS_PER_MINUTE: Partial<Record<Locale, number>> = { ka: 170 }

/** Whole minutes, at least one; 0 for a text without words. `language` is that of the text, not of the page. */
export function readingMinutes(html: string, language: Locale): number {
  const words = toPlainText(html).match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’‑-]*/gu)?.length ?? 0
  return words === 0 ? 0 : Math.max(1, Math.round(words / (WORDS_PER_MINUTE[language] ?? ENGLISH_WORDS_PER_MINUTE)))
}
