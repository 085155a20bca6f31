import { z } from 'zod'
import { OptionalVisitorNameSchema } from '../fields/contact-fields'
import { MOST_COMPANIONS } from '../fields/registration-fields'
import { TicketSchema } from '../fields/tickets'
import { RegistrationBodySchema, RegistrationSchema } from '../registrations'

/** A registration as its owner sees it by their own link. */
export const OwnRegistrationSchema = RegistrationSchema.omit({ _id: true, untranslated: true, createdAt: true, ticketNumber: true, ticketCode: true })
  .extend({
    /** The place on the waiting list, from 1; null for guests who are not on it. */
    place: z.number().int().nullable().default(null),
    /** Whether the seat is held because the guest was invited. */
    isInvited: z.boolean().default(false),
    hasReminders: z.boolean().default(true),
    /** Null without a seat. */
    ticket: TicketSchema.nullable().default(null),
    companions: z.array(z.object({ fullName: z.string(), position: z.number().int().default(0), ticket: TicketSchema.nullable().default(null) })).default([]),
  })
  .meta({ id: 'OwnRegistration' })

export type OwnRegistration = z.infer<typeof OwnRegistrationSchema>

const CompanionPositionSchema = z.string().regex(new RegExp(`^[1-${MOST_COMPANIONS}]$`))

/** The body of a correction; the email address stays, since the link was sent to it. */
export const RegistrationChangeSchema = RegistrationBodySchema.omit({ event: true, email: true, consent: true, companions: true })
  .extend({
    /** Names of companions by their `position`: a new one adds a companion, an empty one withdraws theirs, others stay. */
    companions: z.record(CompanionPositionSchema, OptionalVisitorNameSchema).default({}),
  })
  .meta({ id: 'RegistrationChange' })

/** The body of a registration for another event with the name, email and details of an earlier one. */
export const RegistrationAgainSchema = RegistrationBodySchema.pick({ event: true, consent: true }).meta({ id: 'RegistrationAgain' })

export type RegistrationChange = z.infer<typeof RegistrationChangeSchema>
