import type { z } from 'zod'
import { AboutStatementSchema } from './about-statements'
import { AcceleratorBodySchema, AcceleratorResendSchema, AcceleratorSchema } from './accelerators'
import { DraftBodySchema, DraftSchema } from './own/application-drafts'
import { ArticleSchema } from './articles'
import { CheckInKeySchema, CheckInListSchema, CheckInNumbersSchema, ScanResultsSchema, ScansBodySchema } from './check-in/check-in'
import { CHECK_IN_PATH } from './check-in/check-in-path'
import { CommonDataSchema } from './commons'
import { CSRF_PATH } from './csrf'
import { RedirectSchema } from './fields/document'
import { EventSchema } from './events'
import { FacetsSchema } from './lists/facets'
import { FaqSchema } from './faqs'
import { GroupedLineupsSchema, LineupBodySchema, LineupSchema } from './lineups'
import { MessageBodySchema, MessageSchema } from './messages'
import { NeighboursSchema } from './lists/neighbours'
import { OfflineListSchema } from './offline'
import { OFFLINE_LIST_PATH } from './offline-path'
import { NewsletterSchema } from './newsletters'
import { ApplicationChangeSchema, ConfirmBodySchema, OwnApplicationSchema } from './own/own-applications'
import { OwnRegistrationSchema, RegistrationAgainSchema, RegistrationChangeSchema } from './own/own-registrations'
import { OwnSubscriptionSchema, SubscriptionLanguageSchema } from './own/own-subscriptions'
import { ParticipantSchema } from './participants'
import { PartnerBodySchema, PartnerSchema } from './partners'
import { AdmittedSchema, ApplicationFiguresSchema, DecisionEmailsSchema, DecisionsBodySchema, RankingSchema, ReleaseSchema } from './review/decisions'
import { REVIEW_PATH } from './review/review-path'
import { AssignedReadingSchema, AssignedRoundSchema, ConflictBodySchema, CopiedRoundSchema, CopyRoundBodySchema, JurorBodySchema, JurorSchema, RedactionBodySchema, ReviewAssignmentsSchema, ReviewBodySchema, ReviewRoundsSchema, SendBackBodySchema } from './review/reviews'
import { FILE_PATH } from './fields/file-values'
import { UploadedFileSchema } from './fields/files'
import { PositionsSchema } from './fields/positions'
import { RegistrationBodySchema, RegistrationResendSchema, RegistrationSchema } from './registrations'
import { SessionDaySchema } from './session-days'
import { SessionSchema } from './sessions'
import { SpeakerSchema } from './speakers'
import { SubscriptionBodySchema, SubscriptionSchema } from './subscriptions'
import { TeamMemberSchema } from './team-members'
import { TestimonialSchema } from './testimonials'
import { CurrentUserSchema, ForgotPasswordBodySchema, LoginBodySchema, ResetPasswordBodySchema, SecondFactorBodySchema } from './users'

/** The filters that only some lists have. */
export const OWN_FILTERS = ['identifier', 'event', 'speaker', 'isFeatured', 'country', 'cohort', 'tag'] as const

interface ListRoute {
  path: string
  item: z.ZodObject
  audience: 'public' | 'staff'
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
  newsletters: { path: '/api/newsletters', item: NewsletterSchema, audience: 'public', filters: ['identifier'] },
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
  commons: { path: '/api/commons/one', answer: CommonDataSchema },
  groupedLineups: { path: '/api/lineups/grouped', answer: GroupedLineupsSchema },
  redirects: { path: '/api/redirects', answer: RedirectSchema },
  currentUser: { path: '/api/users/me', answer: CurrentUserSchema },
} as const satisfies Record<string, { path: string; answer: z.ZodType }>

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

export interface WriteRoute {
  method: 'post' | 'put' | 'patch' | 'delete'
  path: string
  body?: z.ZodType
}

/** Successes answer plain text, reorderings the items in their new order. */
export const WRITE_ROUTES = {
  createLineup: { method: 'post', path: '/api/lineups', body: LineupBodySchema },
  replaceLineup: { method: 'put', path: '/api/lineups/{_id}', body: LineupBodySchema },
  saveLineupPositions: { method: 'patch', path: '/api/lineups/positions', body: PositionsSchema },
  removeLineup: { method: 'delete', path: '/api/lineups/{id}' },
  createPartner: { method: 'post', path: '/api/partners', body: PartnerBodySchema },
  replacePartner: { method: 'put', path: '/api/partners/{_id}', body: PartnerBodySchema },
  savePartnerPositions: { method: 'patch', path: '/api/partners/positions', body: PositionsSchema },
  removePartner: { method: 'delete', path: '/api/partners/{id}' },
  login: { method: 'post', path: '/api/auth/login', body: LoginBodySchema },
  secondFactor: { method: 'post', path: '/api/auth/secondFactor', body: SecondFactorBodySchema },
  logout: { method: 'post', path: '/api/auth/logout' },
  forgotPassword: { method: 'post', path: '/api/auth/forgotPassword', body: ForgotPasswordBodySchema },
  resetPassword: { method: 'post', path: '/api/auth/resetPassword', body: ResetPasswordBodySchema },
  createSubscription: { method: 'post', path: '/api/subscriptions', body: SubscriptionBodySchema },
  createRegistration: { method: 'post', path: '/api/registrations', body: RegistrationBodySchema },
  resendRegistration: { method: 'post', path: '/api/registrations/resend', body: RegistrationResendSchema },
  createAccelerator: { method: 'post', path: '/api/accelerators', body: AcceleratorBodySchema },
  resendAccelerator: { method: 'post', path: '/api/accelerators/resend', body: AcceleratorResendSchema },
  createDraft: { method: 'post', path: '/api/applicationDrafts', body: DraftBodySchema },
  sendMessage: { method: 'post', path: '/api/commons/email/send', body: MessageBodySchema },
} as const satisfies Record<string, WriteRoute>

const ownRegistration = { path: '/api/ownRegistrations/{token}', answer: OwnRegistrationSchema } as const
const ownApplication = { path: '/api/ownApplications/{token}', answer: OwnApplicationSchema } as const
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
  readApplication: { ...ownApplication, method: 'get' },
  correctApplication: { ...ownApplication, method: 'post', path: `${ownApplication.path}/correct`, body: ApplicationChangeSchema },
  withdrawApplication: { ...ownApplication, method: 'post', path: `${ownApplication.path}/withdraw` },
  confirmApplication: { ...ownApplication, method: 'post', path: `${ownApplication.path}/confirm`, body: ConfirmBodySchema },
  readSubscription: { ...ownSubscription, method: 'get' },
  confirmSubscription: { ...ownSubscription, method: 'post', path: `${ownSubscription.path}/confirm` },
  unsubscribe: { ...ownSubscription, method: 'post', path: `${ownSubscription.path}/unsubscribe` },
  chooseLanguage: { ...ownSubscription, method: 'post', path: `${ownSubscription.path}/language`, body: SubscriptionLanguageSchema },
} as const satisfies Record<string, OwnRoute>

interface CheckInRoute {
  method: 'get' | 'post'
  path: string
  answer: z.ZodType
  body?: z.ZodType
}

/** What devices at the door read and send; `event` is the identifier or the key of the event. */
export const CHECK_IN_ROUTES = {
  key: { method: 'get', path: `${CHECK_IN_PATH}/key`, answer: CheckInKeySchema },
  list: { method: 'get', path: `${CHECK_IN_PATH}/{event}`, answer: CheckInListSchema },
  record: { method: 'post', path: `${CHECK_IN_PATH}/{event}`, body: ScansBodySchema, answer: ScanResultsSchema },
  numbers: { method: 'get', path: `${CHECK_IN_PATH}/{event}/numbers`, answer: CheckInNumbersSchema },
} as const satisfies Record<string, CheckInRoute>

export interface ReviewRoute {
  method: 'get' | 'post' | 'put'
  path: string
  /** Texts for the desk; files have none. */
  answer?: z.ZodType
  body?: z.ZodType
}

const round = `${REVIEW_PATH}/rounds/{id}`
const assignment = `${REVIEW_PATH}/assignments/{id}`
const application = `${round}/applications/{application}`

/** What jurors read and send, and what the desk does with a round. */
export const REVIEW_ROUTES = {
  rounds: { method: 'get', path: `${REVIEW_PATH}/rounds`, answer: ReviewRoundsSchema },
  inviteJuror: { method: 'post', path: `${round}/jurors`, body: JurorBodySchema, answer: JurorSchema },
  copyRound: { method: 'post', path: `${round}/copy`, body: CopyRoundBodySchema, answer: CopiedRoundSchema },
  assignments: { method: 'get', path: `${round}/assignments`, answer: ReviewAssignmentsSchema },
  assign: { method: 'post', path: `${round}/assign`, answer: AssignedRoundSchema },
  declareForJuror: { method: 'post', path: `${round}/conflicts`, body: ConflictBodySchema },
  ranking: { method: 'get', path: `${round}/ranking`, answer: RankingSchema },
  readAgain: { method: 'post', path: `${round}/readAgain`, answer: AssignedRoundSchema },
  decisions: { method: 'put', path: `${round}/decisions`, body: DecisionsBodySchema },
  preview: { method: 'post', path: `${round}/preview`, answer: DecisionEmailsSchema },
  test: { method: 'post', path: `${round}/test` },
  release: { method: 'post', path: `${round}/release`, answer: ReleaseSchema },
  unblind: { method: 'post', path: `${round}/unblind` },
  admit: { method: 'post', path: `${round}/admit`, answer: AdmittedSchema },
  figures: { method: 'get', path: `${round}/figures`, answer: ApplicationFiguresSchema },
  redact: { method: 'put', path: `${application}/redactions`, body: RedactionBodySchema },
  sendBack: { method: 'post', path: `${application}/sendBack`, body: SendBackBodySchema },
  assignment: { method: 'get', path: assignment, answer: AssignedReadingSchema },
  review: { method: 'put', path: `${assignment}/review`, body: ReviewBodySchema, answer: AssignedReadingSchema },
  conflict: { method: 'post', path: `${assignment}/conflict` },
  file: { method: 'get', path: `${assignment}/files/{file}` },
} as const satisfies Record<string, ReviewRoute>

/** Names pages of this site, so the site answers it itself, whatever its backend is. */
export const OFFLINE_ROUTE = { method: 'get', path: OFFLINE_LIST_PATH, answer: OfflineListSchema } as const

export const CSRF_ROUTE = { method: 'get', path: CSRF_PATH } as const

/** The calendar entry of one’s own registration, the same as in its emails. */
export const OWN_CALENDAR = { method: 'get', path: `${ownRegistration.path}/calendar` } as const

/** A draft of an application, by the token of the link that was emailed. */
export const DRAFT_ROUTE = { path: `${WRITE_ROUTES.createDraft.path}/{token}`, body: DraftBodySchema, answer: DraftSchema } as const

/** Where the files of applications are sent to, and read by the desk by their id. */
export const FILE_ROUTE = { path: FILE_PATH, answer: UploadedFileSchema } as const

/** A file of one’s own application. */
export const OWN_FILE = { method: 'get', path: `${ownApplication.path}/files/{id}` } as const

/** Puts the token of a link into the path of one of {@link OWN_ROUTES}. */
export function ownPath({ path }: Pick<OwnRoute, 'path'>, token: string): string {
  return path.replace('{token}', encodeURIComponent(token))
}
