import type { Session } from '@/lib/contract/sessions'
import { languageOf } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'

export interface AgendaChoice {
  value: string
  label: string
  lang?: Locale
}

/** Stages in the order in which they first appear. */
export function stageChoices(
  sessions: readonly (Pick<Session, 'stage' | 'untranslated'> & { stageKey: string })[],
): AgendaChoice[] {
  const stages = new Map<string, AgendaChoice>()
  for (const session of sessions) {
    const { stage: label, stageKey: value } = session
    if (label && !stages.has(value)) stages.set(value, { value, label, lang: languageOf(session, 'stage') })
  }
  return [...stages.values()]
}

export function speakerChoices(
  people: readonly { identifier: string; fullName: string; untranslated?: string[] }[],
  locale: Locale,
): AgendaChoice[] {
  const choices = people.map((person) => [person.identifier, { value: person.identifier, label: person.fullName, lang: languageOf(person, 'fullName') }] as const)
  return [...new Map(choices).values()].sort((one, other) => one.label.localeCompare(other.label, locale))
}
