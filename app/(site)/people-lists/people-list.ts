import type { ReactNode } from 'react'
import type { DirectoryProps } from '@/components/ui/directory/directory'
import type { DirectoryTexts } from '@/components/ui/directory/directory-texts'
import type { DirectoryStart } from '@/lib/content/lists/directories'
import type { Event } from '@/lib/contract/events'
import type { Facets } from '@/lib/contract/lists/facets'
import type { Locale } from '@/lib/i18n/locales'
import type { ListView } from '@/lib/site/lists/list-view'

export interface ListTexts {
  title: string
  intro: string
  /** Of the head of a list that belongs to an event. */
  metaTitle?: string
  /** While there is nobody at all. */
  empty: { title: string; text: string; links: { href: string; label: string }[] }
}

interface BrowserProps<Item> {
  directory: DirectoryProps<Item>
  facets: Facets
  locale: Locale
  /** Whose people they are. */
  event?: Event
  /** The first people of the whole list, to suggest where nobody is found. */
  others: Item[]
}

/** What the lists of people differ in. Each has a screen for everybody and one for every event. */
export interface PeopleList<Item> {
  route: 'speakers' | 'participants'
  eventRoute: 'eventSpeakers' | 'eventParticipants'
  read: (locale: Locale, view: ListView, event?: string) => Promise<DirectoryStart<Item>>
  texts: () => Promise<ListTexts>
  eventTexts: (event: Event) => Promise<ListTexts>
  directoryTexts: () => Promise<Pick<DirectoryTexts, 'count' | 'search'>>
  /** The list itself, with what is read for its cards alone. */
  Browser: (props: BrowserProps<Item>) => Promise<ReactNode>
}
