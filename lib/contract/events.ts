import { z } from 'zod'
import { DocumentSchema, HtmlSchema, IdentifierSchema, InstantSchema } from './fields/document'
import { FigureSchema } from './fields/figures'
import { ImageSchema } from './fields/images'
import { QuestionSchema } from './fields/questions'
import { MOST_COMPANIONS, RegistrationFieldsSchema } from './fields/registration-fields'

const EVENT_KINDS = ['summit', 'accelerator', 'jazz'] as const
/** Whether an event takes place as announced. */
export const EVENT_STATUSES = ['scheduled', 'postponed', 'cancelled'] as const

/** `country` is an ISO 3166-1 alpha-2 code, coordinates are WGS 84 degrees. */
const VenueSchema = z
  .object({
    name: z.string().default(''),
    address: z.string().default(''),
    city: z.string().default(''),
    country: z.string().default(''),
    latitude: z.number().nullable().default(null),
    longitude: z.number().nullable().default(null),
    text: HtmlSchema.default(''),
    map: ImageSchema.nullable().default(null),
  })
  .meta({ id: 'Venue' })

/**
 * Whether a form can be sent at the moment: it is not offered (`none`), opens later (`soon`), can be sent (`open`,
 * `waitingList`), can no longer be sent (`closed`), or the event is over or cancelled (`over`).
 *
 * @public
 */
export const SIGN_UP_STATUSES = ['none', 'soon', 'open', 'waitingList', 'closed', 'over'] as const

const SignUpSchema = z
  .object({
    status: z.enum(SIGN_UP_STATUSES),
    opensAt: InstantSchema.nullable().default(null),
    closesAt: InstantSchema.nullable().default(null),
  })
  .meta({ id: 'SignUp', description: 'What a visitor can do now, decided by switch, times, seats and status of the event.' })

const HighlightSchema = z.object({
  title: z.string(),
  text: z.string().default(''),
  image: ImageSchema.nullable().default(null),
})

/**
 * `isRegistrationActive` and `isApplyActive` are staff's switches alone. Whether somebody can register or apply is told
 * by `registration` and `application`, which a backend may leave out (null).
 */
export const EventSchema = DocumentSchema.extend({
  identifier: IdentifierSchema,
  title: z.string(),
  fullTitle: z.string().default(''),
  summary: z.string().default(''),
  description: HtmlSchema.default(''),
  kind: z.enum(EVENT_KINDS).default('summit'),
  isFeatured: z.boolean().default(false),
  isCurrent: z.boolean().default(false),
  isApplyActive: z.boolean().default(false),
  isRegistrationActive: z.boolean().default(false),
  lineupsCount: z.number().int().default(0),
  startsAt: InstantSchema.nullable().default(null),
  endsAt: InstantSchema.nullable().default(null),
  timezone: z.string().default('Asia/Tbilisi'),
  venue: VenueSchema.nullable().default(null),
  coverImage: ImageSchema.nullable().default(null),
  gallery: z.array(ImageSchema).default([]),
  /** When and where doors open, in a line. */
  doors: z.string().default(''),
  gettingThere: HtmlSchema.default(''),
  highlights: z.array(HighlightSchema).default([]),
  figures: z.array(FigureSchema).default([]),
  status: z.enum(EVENT_STATUSES).default('scheduled'),
  capacity: z.number().int().nullable().default(null),
  /** Whether a newcomer is put on the waiting list: no seat is free, or it is for somebody who waits. */
  isFull: z.boolean().default(false),
  registration: SignUpSchema.nullable().default(null),
  application: SignUpSchema.nullable().default(null),
  /** When applicants hear at the latest. */
  decisionsAt: InstantSchema.nullable().default(null),
  registrationFields: RegistrationFieldsSchema,
  /** How many people a guest may bring. */
  companionsLimit: z.number().int().min(0).max(MOST_COMPANIONS).default(0),
  questions: z.array(QuestionSchema).default([]),
}).meta({ id: 'Event' })

export type Event = z.infer<typeof EventSchema>
export type SignUp = z.infer<typeof SignUpSchema>
export type SignUpStatus = SignUp['status']

export const FeaturedEventSchema = EventSchema.pick({
  _id: true,
  untranslated: true,
  identifier: true,
  title: true,
  fullTitle: true,
  isCurrent: true,
  isApplyActive: true,
  lineupsCount: true,
})

export type FeaturedEvent = z.infer<typeof FeaturedEventSchema>

export const EventCardSchema = EventSchema.pick({
  _id: true,
  untranslated: true,
  identifier: true,
  title: true,
  fullTitle: true,
  summary: true,
  kind: true,
  isCurrent: true,
  isApplyActive: true,
  isRegistrationActive: true,
  startsAt: true,
  endsAt: true,
  timezone: true,
  venue: true,
  coverImage: true,
  status: true,
  isFull: true,
  registration: true,
  application: true,
})

export type EventCard = z.infer<typeof EventCardSchema>

/** The fields that a mention of an event shows. */
export const EventLabelSchema = EventSchema.pick({
  _id: true,
  untranslated: true,
  identifier: true,
  title: true,
  fullTitle: true,
  startsAt: true,
  endsAt: true,
  timezone: true,
  status: true,
  coverImage: true,
})

export type EventLabel = z.infer<typeof EventLabelSchema>
