import type { z } from 'zod'
import { AboutStatementSchema } from './about-statements'
import { AcceleratorBodySchema, AcceleratorSchema } from './accelerators'
import { ArticleSchema } from './articles'
import { CheckInKeySchema, CheckInListSchema, CheckInNumbersSchema, ScanResultsSchema, ScansBodySchema } from './check-in/check-in'
import { CHECK_IN_PATH } from './check-in/check-in-path'
import { CommonDataSchema } from './commons'
import { CSRF_PATH } from './csrf'
import { EventSchema } from './events'
import { FacetsSchema } from './lists/facets'
import { FaqSchema } from './faqs'
import { GroupedLineupsSchema, LineupBodySchema, LineupSchema } from './lineups'
import { MessageBodySchema, MessageSchema } from './messages'
import { NeighboursSchema } from './lists/neighbours'
import { OwnRegistrationSchema, RegistrationAgainSchema, RegistrationChangeSchema } from './own-registrations'
import { OwnSubscriptionSchema } from './own-subscriptions'
import { ParticipantSchema } from './participants'
import { PartnerBodySchema, PartnerSchema } from './partners'
import { PositionsSchema } from './fields/positions'
import { RedirectSchema } from './redirects'
import { RegistrationBodySchema, RegistrationResendSchema, RegistrationSchema } from './registrations'
import { SessionDaySchema } from './session-days'
import { SessionSchema } from './sessions'
import { SpeakerSchema } from './speakers'
import { SubscriptionBodySchema, SubscriptionSchema } from './subscriptions'
import { TeamMemberSchema } from './team-members'
import { TestimonialSchema } from './testimonials'
import { CurrentUserSchema, ForgotPasswordBodySchema, LoginBodySchema, ResetPasswordBodySchema, SecondFactorBodySchema } from './users'

export type Audience = 'public' | 'signedIn' | 'staff'

/** The filters that only some lists have. */
export const OWN_FILTERS = ['identifier', 'event', 'speaker', 'isFeatured', 'country', 'cohort', 'tag'] as const

interface ListRoute {
  path: string
  item: z.ZodObject
  audience: Audience
  filters: readonly (typeof OWN_FILTERS)[number][]
}

export const LIST_ROUTES = {
  events: { path: '/api/events', item: EventSchema, audience: 'public', filters: ['identifier', 'isFeatured'] },
  sessionDays: { path: '/api/sessionDays', item: SessionDaySchema, audience: 'public', filters: ['event'] },
  sessions: { path: '/api/sessions', item: SessionSchema, audience: 'public', filters: ['event', 'speaker'] },
  speakers: {
    path: '/api/speakers',
    item: SpeakerSchema,
    audience: 'public',
    filters: ['identifier', 'event', 'isFeatured', 'country'],
  },
  participants: {
    path: '/api/participants',
    item: ParticipantSchema,
    audience: 'public',
    filters: ['identifier', 'event', 'isFeatured', 'country', 'cohort'],
  },
  teamMembers: { path: '/api/teamMembers', item: TeamMemberSchema, audience: 'public', filters: ['identifier'] },
  articles: { path: '/api/articles', item: ArticleSchema, audience: 'public', filters: ['identifier', 'tag'] },
  lineups: { path: '/api/lineups', item: LineupSchema, audience: 'public', filters: ['event'] },
  partners: { path: '/api/partners', item: PartnerSchema, audience: 'public', filters: ['event'] },
  testimonials: { path: '/api/testimonials', item: TestimonialSchema, audience: 'public', filters: ['event'] },
  faqs: { path: '/api/faqs', item: FaqSchema, audience: 'public', filters: ['event'] },
  aboutStatements: { path: '/api/aboutStatements', item: AboutStatementSchema, audience: 'public', filters: [] },
  subscriptions: { path: '/api/subscriptions', item: SubscriptionSchema, audience: 'staff', filters: [] },
  registrations: { path: '/api/registrations', item: RegistrationSchema, audience: 'staff', filters: ['event'] },
  accelerators: { path: '/api/accelerators', item: AcceleratorSchema, audience: 'staff', filters: ['event'] },
  messages: { path: '/api/messages', item: MessageSchema, audience: 'staff', filters: [] },
} as const satisfies Record<string, ListRoute>

export type ListName = keyof typeof LIST_ROUTES

/** The lists that pages are made of. */
export type PublicListName = { [Name in ListName]: (typeof LIST_ROUTES)[Name]['audience'] extends 'public' ? Name : never }[ListName]

/** The reads that answer one document bare. */
export const DOCUMENT_ROUTES = {
  commons: { path: '/api/commons/one', answer: CommonDataSchema, audience: 'public' },
  groupedLineups: { path: '/api/lineups/grouped', answer: GroupedLineupsSchema, audience: 'public' },
  redirects: { path: '/api/redirects', answer: RedirectSchema, audience: 'public' },
  currentUser: { path: '/api/users/me', answer: CurrentUserSchema, audience: 'signedIn' },
} as const satisfies Record<string, { path: string; answer: z.ZodType; audience: Audience }>

/** By which values a list can be filtered; `event` keeps to the values of one event. */
export const FACET_ROUTES = {
  speakers: { path: '/api/speakers/facets', answer: FacetsSchema },
  participants: { path: '/api/participants/facets', answer: FacetsSchema },
  articles: { path: '/api/articles/facets', answer: FacetsSchema },
} as const satisfies Partial<Record<ListName, { path: string; answer: z.ZodType }>>

/** Who stands before and after a person, in the whole list or among those of one `event`. */
export const NEIGHBOUR_ROUTES = {
  speakers: { path: '/api/speakers/neighbours', answer: NeighboursSchema },
  participants: { path: '/api/participants/neighbours', answer: NeighboursSchema },
  teamMembers: { path: '/api/teamMembers/neighbours', answer: NeighboursSchema },
} as const satisfies Partial<Record<ListName, { path: string; answer: z.ZodType }>>

interface WriteRoute {
  method: 'post' | 'put' | 'patch' | 'delete'
  path: string
  audience: Audience
  body?: z.ZodType
}

/** Successes answer plain text, reorderings the items in their new order. */
export const WRITE_ROUTES = {
  createLineup: { method: 'post', path: '/api/lineups', audience: 'staff', body: LineupBodySchema },
  replaceLineup: { method: 'put', path: '/api/lineups/{_id}', audience: 'staff', body: LineupBodySchema },
  saveLineupPositions: { method: 'patch', path: '/api/lineups/positions', audience: 'staff', body: PositionsSchema },
  removeLineup: { method: 'delete', path: '/api/lineups/{id}', audience: 'staff' },
  createPartner: { method: 'post', path: '/api/partners', audience: 'staff', body: PartnerBodySchema },
  replacePartner: { method: 'put', path: '/api/partners/{_id}', audience: 'staff', body: PartnerBodySchema },
  savePartnerPositions: { method: 'patch', path: '/api/partners/positions', audience: 'staff', body: PositionsSchema },
  removePartner: { method: 'delete', path: '/api/partners/{id}', audience: 'staff' },
  login: { method: 'post', path: '/api/auth/login', audience: 'public', body: LoginBodySchema },
  secondFactor: { method: 'post', path: '/api/auth/secondFactor', audience: 'public', body: SecondFactorBodySchema },
  logout: { method: 'post', path: '/api/auth/logout', audience: 'public' },
  forgotPassword: { method: 'post', path: '/api/auth/forgotPassword', audience: 'public', body: ForgotPasswordBodySchema },
  resetPassword: { method: 'post', path: '/api/auth/resetPassword', audience: 'public', body: ResetPasswordBodySchema },
  createSubscription: { method: 'post', path: '/api/subscriptions', audience: 'public', body: SubscriptionBodySchema },
  createRegistration: { method: 'post', path: '/api/registrations', audience: 'public', body: RegistrationBodySchema },
  resendRegistration: { method: 'post', path: '/api/registrations/resend', audience: 'public', body: RegistrationResendSchema },
  createAccelerator: { method: 'post', path: '/api/accelerators', audience: 'public', body: AcceleratorBodySchema },
  sendMessage: { method: 'post', path: '/api/commons/email/send', audience: 'public', body: MessageBodySchema },
} as const satisfies Record<string, WriteRoute>

const ownRegistration = { path: '/api/ownRegistrations/{token}', answer: OwnRegistrationSchema } as const
const ownSubscription = { path: '/api/ownSubscriptions/{token}', answer: OwnSubscriptionSchema } as const

export interface OwnRoute {
  method: 'get' | 'post'
  path: string
  answer: z.ZodType
  body?: z.ZodType
}

/** What visitors read and change by the signed token in a link of an email. Each answers the document as it is afterwards. */
export const OWN_ROUTES = {
  readRegistration: { ...ownRegistration, method: 'get' },
  correctRegistration: { ...ownRegistration, method: 'post', path: `${ownRegistration.path}/correct`, body: RegistrationChangeSchema },
  withdrawRegistration: { ...ownRegistration, method: 'post', path: `${ownRegistration.path}/withdraw` },
  acceptRegistration: { ...ownRegistration, method: 'post', path: `${ownRegistration.path}/accept` },
  stopReminders: { ...ownRegistration, method: 'post', path: `${ownRegistration.path}/stopReminders` },
  registerAgain: { ...ownRegistration, method: 'post', path: `${ownRegistration.path}/again`, body: RegistrationAgainSchema },
  readSubscription: { ...ownSubscription, method: 'get' },
  confirmSubscription: { ...ownSubscription, method: 'post', path: `${ownSubscription.path}/confirm` },
  unsubscribe: { ...ownSubscription, method: 'post', path: `${ownSubscription.path}/unsubscribe` },
} as const satisfies Record<string, OwnRoute>

interface CheckInRoute {
  method: 'get' | 'post'
  path: string
  audience: Audience
  answer: z.ZodType
  body?: z.ZodType
}

/** What devices at the door read and send; `event` is the identifier or the key of the event. */
export const CHECK_IN_ROUTES = {
  key: { method: 'get', path: `${CHECK_IN_PATH}/key`, audience: 'public', answer: CheckInKeySchema },
  list: { method: 'get', path: `${CHECK_IN_PATH}/{event}`, audience: 'staff', answer: CheckInListSchema },
  record: { method: 'post', path: `${CHECK_IN_PATH}/{event}`, audience: 'staff', body: ScansBodySchema, answer: ScanResultsSchema },
  numbers: { method: 'get', path: `${CHECK_IN_PATH}/{event}/numbers`, audience: 'staff', answer: CheckInNumbersSchema },
} as const satisfies Record<string, CheckInRoute>

export const CSRF_ROUTE = { method: 'get', path: CSRF_PATH, audience: 'public' } as const

/** The calendar entry of one’s own registration, the same as in its emails. */
export const OWN_CALENDAR = { path: `${ownRegistration.path}/calendar` } as const

/** Puts the token of a link into the path of one of {@link OWN_ROUTES}. */
export function ownPath({ path }: Pick<OwnRoute, 'path'>, token: string): string {
  return path.replace('{token}', encodeURIComponent(token))
}
