import { LOCALES, type Locale } from '@/lib/i18n/locales'
import type { LocalisedText } from './localised-texts'
import { wordsOf } from './words-of'

/** Words of a text that are no longer so, and the document by whose change. */
interface NamedFact {
  label: string
  words: string
  cause: string
  since: string
}

/** What is known of one text in one language. */
export interface TextState {
  changedAt?: string
  /** Another language has changed since this one did; its words when the two still said the same. */
  behind?: { from: Locale; before: string; since: string }
  names?: NamedFact[]
}

/** By the path of the text, and by language. */
export type TextStates = Partial<Record<string, Partial<Record<Locale, TextState>>>>

type LanguageStates = Partial<Record<Locale, TextState>>
type Words = Record<Locale, string>

/** A text before and after a publication. */
interface TextPair {
  from: string | null
  to: string
  before: Words
  after: Words
}

/**
 * Says which translations may be out of date after a publication: where a text changed in some languages only, those that
 * stayed. A translation that follows later is taken to say the same again, and so is a change that is taken back.
 */
export function nextStates(states: TextStates, before: readonly LocalisedText[], after: readonly LocalisedText[], now: string): TextStates {
  const next = pairTexts(before, after).map((pair): [string, LanguageStates] => [pair.to, nextState((pair.from && states[pair.from]) || {}, pair, now)])
  return Object.fromEntries(next.filter(([, state]) => Object.keys(state).length > 0))
}

function nextState(state: LanguageStates, { before, after }: TextPair, now: string): LanguageStates {
  const changed = LOCALES.filter((locale) => before[locale] !== after[locale])
  // One that follows, and a first text, bring nothing new to the others.
  const source = changed.find((locale) => before[locale] !== '' && !state[locale]?.behind)
  const next = LOCALES.map((locale): [Locale, TextState] => {
    const { changedAt, behind, names = [] } = state[locale] ?? {}
    if (changed.includes(locale)) return [locale, compact({ changedAt: now, names: names.filter(({ words }) => after[locale].includes(words)) })]
    if (after[locale] === '') return [locale, compact({ changedAt })]
    const present = behind ?? (source && { from: source, before: before[source], since: now })
    if (!present) return [locale, compact({ changedAt, names })]
    const isTakenBack = after[present.from] === present.before
    return [locale, compact({ changedAt, names, behind: isTakenBack ? undefined : { ...present, since: changed.includes(present.from) ? now : present.since } })]
  })
  return Object.fromEntries(next.filter(([, entry]) => Object.keys(entry).length > 0))
}

/** Adds what texts name although it is no longer so. */
export function withNamed(states: TextStates, path: string, locale: Locale, facts: readonly NamedFact[]): TextStates {
  const state = states[path]?.[locale] ?? {}
  const others = (state.names ?? []).filter(({ words }) => !facts.some((fact) => fact.words === words))
  return { ...states, [path]: { ...states[path], [locale]: { ...state, names: [...others, ...facts] } } }
}

/** A member of staff has found that a text is right as it is. */
export function withChecked(states: TextStates, path: string, locale: Locale): TextStates {
  const { changedAt } = states[path]?.[locale] ?? {}
  return { ...states, [path]: { ...states[path], [locale]: compact({ changedAt }) } }
}

/** When a text was last found to be possibly out of date; null where it is not. */
export function openSince({ behind, names = [] }: TextState): string | null {
  return [behind?.since, ...names.map(({ since }) => since)].flatMap((since) => since ?? []).sort().at(-1) ?? null
}

export function hasOpen(states: TextStates): boolean {
  return Object.values(states).some((state = {}) => Object.values(state).some((entry) => openSince(entry) !== null))
}

function compact({ changedAt, behind, names = [] }: TextState): TextState {
  return { ...(changedAt && { changedAt }), ...(behind && { behind }), ...(names.length > 0 && { names }) }
}

/** Rows of lists that were written anew, with other keys, are told by their place. */
function pairTexts(before: readonly LocalisedText[], after: readonly LocalisedText[]): TextPair[] {
  const [old, present] = [new Map(before.map((text) => [text.path, text])), new Set(after.map(({ path }) => path))]
  const lost = before.filter(({ path }) => !present.has(path))
  const gained = after.filter(({ path }) => !old.has(path))
  const sameField = (texts: readonly LocalisedText[], label: string) => texts.filter((text) => text.label === label)
  return after.map((text) => {
    const former = old.get(text.path) ?? sameField(lost, text.label)[sameField(gained, text.label).indexOf(text)]
    return { from: former?.path ?? null, to: text.path, before: wordsIn(former), after: wordsIn(text) }
  })
}

function wordsIn(text: LocalisedText | undefined): Words {
  return Object.fromEntries(LOCALES.map((locale) => [locale, wordsOf(text?.values[locale])])) as Words
}
