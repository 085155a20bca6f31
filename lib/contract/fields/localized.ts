import { z } from 'zod'
import { badCharacters, hasNoOtherControls } from './contact-fields'

/**
 * A localised field in the body of a write: a plain string sets the text of the request's language, an
 * object sets each language that it names. White space around a text is dropped.
 *
 * @param longest the most characters that one text may have
 */
export function localizedText(longest: number) {
  const text = z.string().trim().max(longest).refine(hasNoOtherControls, badCharacters)
  return z.union([text, z.record(z.string().max(10), text)])
}

/** A localised field that must have a text in one language at least. */
export function requiredLocalizedText(longest: number) {
  return localizedText(longest).refine((value) => (typeof value === 'string' ? value : Object.values(value).some(Boolean)), {
    params: { code: 'required' },
  })
}

export type LocalizedText = z.infer<ReturnType<typeof localizedText>>
