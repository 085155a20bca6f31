import type { z } from 'zod'
import { SpeakerCardSchema, SpeakerSchema, type Speaker, type SpeakerCard } from '@/lib/contract/speakers'
import { MAX_LIMIT, type ListPage, type ListQueryInput } from '@/lib/contract/query'
import type { Locale } from '@/lib/i18n/locales'
import type { ListView } from '@/lib/site/lists/list-view'
import { readDirectory, type DirectoryStart } from './lists/directories'
import { readAll, readOne, readPage } from './lists/lists'

const SpeakerNameSchema = SpeakerCardSchema.pick({ _id: true, untranslated: true, identifier: true, fullName: true })

export function getSpeakers(locale: Locale, query: ListQueryInput = {}): Promise<ListPage<SpeakerCard>> {
  return readPage('speakers', SpeakerCardSchema, locale, query)
}

export function getSpeakerDirectory(locale: Locale, view: ListView, event?: string): Promise<DirectoryStart<SpeakerCard>> {
  return readDirectory('speakers', SpeakerCardSchema, locale, view, event)
}

/** Of the speakers of an event, as many as one page of the contract holds. */
export async function getSpeakerNames(locale: Locale, event: string): Promise<z.infer<typeof SpeakerNameSchema>[]> {
  const { items } = await readPage('speakers', SpeakerNameSchema, locale, { event, limit: MAX_LIMIT })
  return items
}

/** For the home page. */
export function getFeaturedSpeakers(locale: Locale): Promise<SpeakerCard[]> {
  return readAll('speakers', SpeakerCardSchema, locale, { isFeatured: true })
}

/** `event` is one that they must speak at. */
export function getSpeaker(locale: Locale, identifier: string, event?: string): Promise<Speaker | null> {
  return readOne('speakers', SpeakerSchema, locale, identifier, event ? { event } : {})
}
