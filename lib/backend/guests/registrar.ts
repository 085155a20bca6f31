import type { Payload, PayloadRequest } from 'payload'
import type { Event } from '@/lib/contract/events'
import type { GuestOutcome } from '@/lib/contract/desk/guests'
import type { ImportedGuest } from './guest-rows'

interface ImportOptions {
  force: boolean
  invite: boolean
  isTold: boolean
  /** Registers those anew who have cancelled. */
  includeCancelled: boolean
}

/** The actions of an import on registrations. Each transaction must hold the lock of the event. */
export interface Registrar {
  /** Which of some addresses are registered for an event, or were and have cancelled. */
  findKnown: (payload: Payload, eventId: string, addresses: readonly string[]) => Promise<ReadonlyMap<string, 'exists' | 'withdrawn'>>
  seatsForNewcomers: (payload: Payload, event: Event) => Promise<number>
  add: (req: PayloadRequest, event: Event, guest: ImportedGuest, options: ImportOptions & { importId: string }) => Promise<void>
  /**
   * Takes at most so many guests of an import back, except for those who have come: guests who have had an email get another, and
   * the others are deleted. @returns whether there may be more
   */
  revert: (req: PayloadRequest, event: Event, importId: string, limit: number) => Promise<boolean>
  /** The present outcome of the guests of an import, by address. */
  findImported: (payload: Payload, importId: string) => Promise<ReadonlyMap<string, GuestOutcome | 'withdrawn'>>
}
