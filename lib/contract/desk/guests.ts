import { z } from 'zod'
import { badCharacters, EmailSchema, hasNoOtherControls, LineSchema, NameSchema, OptionalCountrySchema, OptionalLineSchema, OptionalPhoneSchema } from '../fields/contact-fields'
import { CompanionsSchema, REGISTRATION_KINDS } from '../registrations'

/** A guest as the desk enters one; only name and email are required. */
export const GuestSchema = z
  .object({
    fullName: NameSchema,
    email: EmailSchema,
    phone: OptionalPhoneSchema,
    organization: OptionalLineSchema,
    position: OptionalLineSchema,
    country: OptionalCountrySchema,
    kind: z.enum(REGISTRATION_KINDS).default('guest'),
    /** For whoever checks the guest in. */
    note: z.string().trim().max(300).refine(hasNoOtherControls, badCharacters).default(''),
  })
  .meta({ id: 'Guest' })

export type Guest = z.infer<typeof GuestSchema>

/** The body of a registration by the desk. */
export const GuestBodySchema = GuestSchema.extend({
  event: LineSchema,
  companions: CompanionsSchema,
  answers: z.record(z.string(), z.unknown()).default({}),
  /** Takes a seat beyond the limit, and past those who wait. */
  force: z.boolean().default(false),
  /** Holds the seat until the guest has accepted it. */
  invite: z.boolean().default(false),
}).meta({ id: 'GuestBody' })

/** Of a list of guests, in bytes. */
export const MAX_GUEST_FILE = 5 * 1024 * 1024
/** What staff read about a larger one. */
export const GUEST_FILE_TOO_LARGE = 'The file is larger than 5 MB. Split it.'

/** What a column of a file of guests can hold. `companionOf` names the guest whom somebody comes with, `companions` whom a guest brings. */
export const GUEST_COLUMNS = ['fullName', 'firstName', 'middleName', 'lastName', 'email', 'phone', 'organization', 'position', 'country', 'kind', 'state', 'note', 'notes', 'language', 'companions', 'companionOf'] as const

export type GuestColumn = (typeof GUEST_COLUMNS)[number]

/** A column of an imported file. */
const GuestFileColumnSchema = z
  .object({
    heading: z.string(),
    /** Null for one that is left out. */
    column: z.enum(GUEST_COLUMNS).nullable(),
    /** Some of its cells. */
    examples: z.array(z.string()),
  })
  .meta({ id: 'GuestFileColumn' })

export type GuestFileColumn = z.infer<typeof GuestFileColumnSchema>

/** What becomes of a guest: `exists` for one who is registered already, `full` where there is no seat to hold. */
const GUEST_OUTCOMES = ['registered', 'invited', 'waiting', 'exists', 'full'] as const

export type GuestOutcome = (typeof GUEST_OUTCOMES)[number]

/** A row of an imported file, and what would happen to it, or has happened. */
export const GuestRowSchema = z
  .object({
    /** As a spreadsheet counts. */
    row: z.number().int(),
    fullName: z.string(),
    email: z.string(),
    organization: z.string().default(''),
    kind: z.enum(REGISTRATION_KINDS).default('guest'),
    /** In which language they are written to, as the parameter `lang`. */
    lang: z.string().default('en'),
    /** How many come along. */
    companions: z.number().int().default(0),
    /** `withdrawn` for one who has cancelled, and is left as they are; `skipped` for one who by the file has no seat. */
    outcome: z.enum([...GUEST_OUTCOMES, 'withdrawn', 'skipped', 'error', 'undone', 'kept']),
    /** What is wrong with it. */
    errors: z.array(z.string()).default([]),
    /** Which of its cells are left out, and why. */
    warnings: z.array(z.string()).default([]),
  })
  .meta({ id: 'GuestRow' })

export type GuestRow = z.infer<typeof GuestRowSchema>

/** Where an import stands. */
export const GUEST_IMPORT_STATES = ['reading', 'ready', 'importing', 'done', 'undoing', 'undone', 'failed'] as const

export const GuestImportSchema = z
  .object({
    _id: z.string(),
    state: z.enum(GUEST_IMPORT_STATES),
    /** How many rows are done. */
    done: z.number().int(),
    total: z.number().int(),
    /** Why the file could not be read, which of its columns are left out, or why the import broke off; empty otherwise. */
    problem: z.string(),
    /** Whether guests are told by email, and whether a seat is held until they accept. */
    isTold: z.boolean(),
    invite: z.boolean(),
    /** As long as the file can be read again with other columns. */
    columns: z.array(GuestFileColumnSchema),
    /** Empty while a worker is at it. */
    rows: z.array(GuestRowSchema),
  })
  .meta({ id: 'GuestImport' })

export type GuestImport = z.infer<typeof GuestImportSchema>
