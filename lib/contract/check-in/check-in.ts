import { z } from 'zod'
import { badCharacters, BareLineSchema, EmailSchema, hasNoControls, NameSchema } from '../fields/contact-fields'
import { DocumentKeySchema, IdentifierSchema, InstantSchema } from '../fields/document'
import { EVENT_STATUSES } from '../events'
import { REGISTRATION_KINDS, RegistrationSchema } from '../registrations'

/** How many scans a device sends at once. */
const MOST_SCANS = 200

/**
 * The result of a scan: the guest comes in, is in already, has no seat any more or none yet, is not known, has a
 * ticket for another event, or is out again after an undo.
 *
 * @public
 */
export const CHECK_IN_RESULTS = ['admitted', 'already', 'withdrawn', 'waiting', 'unknown', 'wrongEvent', 'undone'] as const

const DeviceSchema = BareLineSchema.min(1).max(60).refine(hasNoControls, badCharacters)

/** Where and when a ticket was scanned once more while its guest was in. */
const DuplicateScanSchema = z.object({ at: InstantSchema, device: z.string() })

/** A registration as the people at the door see it. */
const CheckInGuestSchema = z
  .object({
    _id: DocumentKeySchema,
    number: z.number().int().nullable(),
    code: z.string().nullable(),
    fullName: z.string(),
    organization: z.string(),
    kind: z.enum(REGISTRATION_KINDS),
    state: RegistrationSchema.shape.state,
    /** Whether the seat is held because the guest was invited; missing in lists that devices kept from before it was sent. */
    isInvited: z.boolean().optional(),
    version: z.number().int().nullable(),
    checkedInAt: InstantSchema.nullable(),
    checkedInBy: z.string(),
    note: z.string(),
    /** The registration of the guest who brings them along. */
    host: z.string().nullable(),
    /** Of their email address; missing in lists that devices kept from before it was sent. */
    addressKey: z.string().optional(),
    /** Devices at the door keep this name: their page may be older than the site. */
    doubles: z.array(DuplicateScanSchema),
  })
  .meta({ id: 'CheckInGuest' })

export type CheckInGuest = z.infer<typeof CheckInGuestSchema>

export const CheckInKeySchema = z.object({ algorithm: z.literal('Ed25519'), key: z.string() }).meta({ id: 'CheckInKey' })

/** All that a device needs to work alone; `total` counts the guests of the event, whether or not they are among `items`. */
export const CheckInListSchema = z
  .object({
    event: z.object({
      _id: DocumentKeySchema,
      identifier: IdentifierSchema,
      title: z.string(),
      startsAt: InstantSchema.nullable(),
      endsAt: InstantSchema.nullable(),
      timezone: z.string(),
      /** Missing in lists that devices kept from before it was sent. */
      status: z.enum(EVENT_STATUSES).optional(),
    }),
    key: z.string(),
    at: InstantSchema,
    total: z.number().int(),
    items: z.array(CheckInGuestSchema),
  })
  .meta({ id: 'CheckInList' })

export type CheckInList = z.infer<typeof CheckInListSchema>

const WalkInSchema = z.object({ fullName: NameSchema, email: EmailSchema })

/** A scan, named by the device that made it. */
const ScanSchema = z
  .object({
    id: z.string().min(1).max(64).refine(hasNoControls, badCharacters),
    code: z.string().max(40).optional(),
    registration: z.string().max(100).refine(hasNoControls, badCharacters).optional(),
    at: InstantSchema,
    walkIn: WalkInSchema.optional(),
    /** The guest takes the seat that was held for them, and comes in. */
    accept: z.literal(true).optional(),
    undo: z.literal(true).optional(),
  })
  .refine(({ code, registration, walkIn }) => [code, registration, walkIn].filter((way) => way !== undefined).length === 1, {
    path: ['registration'],
  })

export type Scan = z.infer<typeof ScanSchema>

export const ScansBodySchema = z
  .object({ device: DeviceSchema, scans: z.array(ScanSchema).max(MOST_SCANS) })
  .meta({ id: 'Scans', description: 'A scan names its guest by `code`, `registration` or `walkIn`; the same `id` counts once: a UUID whatever the device is called, any other text by the device.' })

const ScanResultSchema = z
  .object({
    id: z.string(),
    result: z.enum(CHECK_IN_RESULTS),
    /** Of `already`: when the guest came in, and by which device. */
    at: InstantSchema.nullable(),
    device: z.string(),
    /** The guest as they are now; null for somebody who is no guest of this event. */
    guest: CheckInGuestSchema.nullable(),
  })
  .meta({ id: 'ScanResult' })

export type ScanResult = z.infer<typeof ScanResultSchema>

export const ScanResultsSchema = z.object({ at: InstantSchema, items: z.array(ScanResultSchema) }).meta({ id: 'ScanResults' })

export const CheckInNumbersSchema = z
  .object({
    /** With a seat. */
    expected: z.number().int(),
    here: z.number().int(),
    walkIns: z.number().int(),
    /** How many came in within each quarter of an hour that had any. */
    quarters: z.array(z.object({ from: InstantSchema, count: z.number().int() })),
  })
  .meta({ id: 'CheckInNumbers' })

export type CheckInNumbers = z.infer<typeof CheckInNumbersSchema>
