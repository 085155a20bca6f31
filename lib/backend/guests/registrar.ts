import type { Payload, PayloadRequest } from 'payload'
import type { Event } from '@/lib/contract/events'
import type { Guest, GuestOutcome } from '@/lib/contract/desk/guests'
import type { Locale } from '@/lib/i18n/locales'

interface ImportOptions {
  force: boolean
  invite: boolean
  isTold: boolean
}

/** What an import does with registrations. Each transaction must hold the lock of the event. */
export interface Registrar {
  /** Which of some addresses are registered for an event. */
  findKnown: (payload: Payload, eventId: string, addresses: readonly string[]) => Promise<ReadonlySet<string>>
  seatsForNewcomers: (payload: Payload, event: Event) => Promise<number>
  add: (req: PayloadRequest, event: Event, guest: Guest, options: ImportOptions & { locale: Locale; importId: string }) => Promise<{ outcome: GuestOutcome }>
  /** Takes at most so many guests of an import back, except for those who have come. @returns whether there may be more */
  takeBack: (req: PayloadRequest, event: Event, importId: string, isTold: boolean, limit: number) => Promise<boolean>
  /** What has become of the guests of an import, by address. */
  findImported: (payload: Payload, importId: string) => Promise<ReadonlyMap<string, GuestOutcome | 'withdrawn'>>
}
