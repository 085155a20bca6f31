import { z } from 'zod'
import type { LocaleCookieValue } from '@/lib/i18n/locales'
import { LANG_VALUES } from '../query'
import { badCharacters, hasNoOtherControls } from './contact-fields'

/**
 * A localised field in the body of a write: a plain string sets the text of the request's language, an
 * object sets each language that it names. White space around a text is dropped.
 *
 * @param longest the most characters that one text may have
 */
export function localizedText(longest: number) {
  const text = z.string().trim().max(longest).refine(hasNoOtherControls, badCharacters)
  const texts = Object.fromEntries(LANG_VALUES.map((lang) => [lang, text])) as Record<LocaleCookieValue, typeof text>
  return z.union([text, z.object(texts).partial()])
}

/** A localised field that must have a text in one language at least. */
export function requiredLocalizedText(longest: number) {
  return localizedText(longest).refine((value) => (typeof value === 'string' ? value : Object.values(value).some(Boolean)), {
    params: { code: 'required' },
  })
}

export type LocalizedText = z.infer<ReturnType<typeof localizedText>>
