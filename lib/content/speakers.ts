import { SpeakerCardSchema, SpeakerSchema, type Speaker, type SpeakerCard } from '@/lib/contract/speakers'
import type { ListQueryInput } from '@/lib/contract/query'
import type { Locale } from '@/lib/i18n/locales'
import type { ListView } from '@/lib/site/lists/list-view'
import { readDirectory, type DirectoryStart } from './lists/directories'
import { readAll, readOne, readPage, type Page } from './lists/lists'

/** A page of speakers as their cards show them. */
export function getSpeakers(locale: Locale, query: ListQueryInput = {}): Promise<Page<SpeakerCard>> {
  return readPage('speakers', SpeakerCardSchema, locale, query)
}

/**
 * What the directory of speakers begins with.
 *
 * @param view what its address chooses
 * @param event the event whose speakers they are; all when it is missing
 */
export function getSpeakerDirectory(locale: Locale, view: ListView, event?: string): Promise<DirectoryStart<SpeakerCard>> {
  return readDirectory('speakers', SpeakerCardSchema, locale, view, event)
}

/** The speakers who stand for all of them on the home page. */
export function getFeaturedSpeakers(locale: Locale): Promise<SpeakerCard[]> {
  return readAll('speakers', SpeakerCardSchema, locale, { isFeatured: true })
}

/**
 * The speaker with an identifier.
 *
 * @param event the event they must speak at; any when it is missing
 * @returns null when there is none, or not at that event
 */
export function getSpeaker(locale: Locale, identifier: string, event?: string): Promise<Speaker | null> {
  return readOne('speakers', SpeakerSchema, locale, identifier, event ? { event } : {})
}
