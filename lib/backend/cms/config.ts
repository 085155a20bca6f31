import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildConfig, type Access, type CollectionConfig, type Endpoint, type GlobalConfig, type PayloadRequest, type SanitizedConfig } from 'payload'
import sharp from 'sharp'
import { env } from '@/lib/env'
import { DEFAULT_LOCALE, LOCALE_TABLE, LOCALES } from '@/lib/i18n/locales'
import { MAX_UPLOAD, UPLOAD_TOO_LARGE } from '@/lib/site/constants'
import { SITE_TIME_ZONE } from '@/lib/i18n/time-zone'
import { hasStaffRole, isAdministrator, isStaff } from '../access/rules'
import { audited, auditedGlobal } from '../audit-log/audited'
import { announceTask } from '../announcements/announce-task'
import { withScheduledAgendas } from '../agenda/schedule-event'
import { ADMIN_WORDS } from './admin-words'
import { AboutStatements } from './collections/about-statements'
import { Accelerators } from './collections/accelerators'
import { ApplicationDrafts } from './collections/records/application-drafts'
import { ApplicationFiles } from './collections/records/application-files'
import { Articles } from './collections/articles'
import { AuditLog } from './collections/records/audit-log'
import { CheckIns } from './collections/records/check-ins'
import { ReviewAssignments } from './collections/records/review-assignments'
import { ReviewRounds } from './collections/review-rounds'
import { NewsletterRecipients } from './collections/records/newsletter-recipients'
import { Emails } from './collections/records/emails'
import { Events } from './collections/events'
import { Faqs } from './collections/faqs'
import { GuestImports } from './collections/guest-imports'
import { Lineups } from './collections/lineups'
import { Media } from './collections/media'
import { Messages } from './collections/messages'
import { Newsletters } from './collections/newsletters'
import { Redirects } from './collections/redirects'
import { Participants } from './collections/participants'
import { Partners } from './collections/partners'
import { Registrations } from './collections/registrations'
import { SessionDays } from './collections/session-days'
import { Sessions } from './collections/sessions'
import { Speakers } from './collections/speakers'
import { Subscriptions } from './collections/subscriptions'
import { Suppressions } from './collections/records/suppressions'
import { TeamMembers } from './collections/team-members'
import { Testimonials } from './collections/testimonials'
import { Trash } from './collections/records/trash'
import { Users } from './collections/users'
import { pictureStorage } from '../content/object-storage'
import { database } from '../database/adapter'
import { cmsLogger } from './cms-logger'
import { editor } from './editor'
import { finishFields } from './finish-fields'
import { AboutGlobal } from './globals/about'
import { withLimitedBulkEdit } from './fields/bulk-edit'
import { CareersGlobal } from './globals/careers'
import { ContactGlobal } from './globals/contact'
import { GaliJazzGlobal } from './globals/gali-jazz'
import { HomeGlobal } from './globals/home'
import { PrivacyGlobal } from './globals/privacy'
import { answerOutages } from './hooks/answer-outages'
import { askAfterChange, collectBeforeChange } from './hooks/ask-before-consequences'
import { limitBulkChanges } from './hooks/limit-bulk-changes'
import { limitVisitors } from './hooks/limit-visitors'
import { noteBulkChange, noteLosses } from './hooks/note-losses'
import { refuseDeletionInUse } from './hooks/refuse-deletion-in-use'
import { nameWhoEdits } from './hooks/name-who-edits'
import { refuseStaleSaves } from './hooks/refuse-stale-saves'
import { refuseUnreadableBody } from './hooks/refuse-unreadable-body'
import { refuseUnstorable } from './hooks/refuse-unstorable'
import { refuseWrongTypes } from './hooks/refuse-wrong-types'
import { withRefusedQueries } from './refused-queries'
import { eraseEndpoint } from '../inbox/erase-endpoint'
import { applicantAudience } from '../applications'
import { announcementAudience } from '../registrations/audience/announcement-audience'
import { importTask } from '../guests/import-task'
import { companionRows } from '../registrations/bring-back'
import { endDeadOffer } from '../registrations/end-dead-offers'
import { guestRegistrar } from '../registrations/guest-registrar'
import { reminderRecipients } from '../registrations/reminder-recipients'
import { updateWaitingList } from '../registrations/staff-changes'
import { offerSeatsTask } from '../registrations/waiting-list'
import { onEmailStates } from '../email/records/change-email-state'
import { sendEmailTask } from '../email/email-job'
import { suppressComplaint, suppressUnknown } from '../email/records/suppressions'
import { remindTask } from '../reminders/remind-task'
import { eraseReadings, tellDecisionsTask } from '../review'
import { eraseFromImports } from '../subscriptions'
import { inviteTask } from '../subscriptions/import-subscribers'
import { checkSenderEndpoint } from '../sender-check'
import { failedJobEndpoints } from '../inbox/failed-job-endpoints'
import { oldTextEndpoints } from '../translations/old-text-endpoints'
import { trackGlobalTexts, trackTexts } from '../translations/track-texts'
import { withLeases } from '../database/queue/leases-fields'
import { moveToTrash } from '../trash'
import { withLoggedTasks } from '../jobs/logged-tasks'

const isAdmin = ({ req }: { req: PayloadRequest }) => isAdministrator(req)

/** A file goes with its picture, and an account ends at once. */
const NOT_IN_TRASH: string[] = [Media.slug, Users.slug]

onEmailStates({
  failed: [suppressUnknown, endDeadOffer],
  bounced: [suppressUnknown, endDeadOffer],
  complained: [suppressComplaint],
})

const directory = path.dirname(fileURLToPath(import.meta.url))

const config = buildConfig({
  secret: env().AUTH_SECRET ?? '',
  serverURL: '',
  routes: { api: '/cms/api', admin: '/admin' },
  graphQL: { disable: true },
  // The deepest read of this code; without a limit, a visitor with an account could read all related documents at once.
  maxDepth: 2,
  telemetry: false,
  logger: cmsLogger,
  i18n: { translations: ADMIN_WORDS },
  // A session comes by the cookie or header named `token`, which the accounts' own strategy reads, or by these.
  auth: { jwtOrder: ['JWT', 'Bearer'] },
  sharp,
  upload: { limits: { fileSize: MAX_UPLOAD, files: 1, fields: 20 }, abortOnLimit: true, responseOnLimit: UPLOAD_TOO_LARGE },
  editor,
  plugins: [pictureStorage],
  db: withRefusedQueries(database()),
  typescript: { outputFile: path.resolve(directory, '../payload-types.ts') },
  localization: {
    locales: LOCALES.map((code) => ({ code, label: LOCALE_TABLE[code].ownName })),
    defaultLocale: DEFAULT_LOCALE,
    fallback: false,
  },
  admin: {
    user: Users.slug,
    // Not Gravatar, which would tell a third party who works here.
    avatar: 'default',
    // In the time zone of the reader, which it names, because lists show other times by the clock of an event.
    dateFormat: 'd MMMM yyyy, HH:mm (O)',
    // When something is published later is chosen by this clock.
    timezones: {
      defaultTimezone: SITE_TIME_ZONE,
      // The list of the CMS lacks this zone, and a choice of it would be shown as none.
      supportedTimezones: ({ defaultTimezones }) => [{ label: '(UTC+04:00) Tbilisi', value: SITE_TIME_ZONE }, ...defaultTimezones],
    },
    components: {
      providers: [
        '@/lib/backend/admin/consequences/watch-requests#WatchRequests',
        '@/lib/backend/admin/times/version-time#VersionTime',
        '@/lib/backend/admin/control-names#ControlNames',
      ],
      graphics: { Icon: '@/lib/backend/admin/site-icon#SiteIcon' },
      beforeDashboard: ['@/lib/backend/admin/today/today#Today', '@/lib/backend/admin/today/scheduled-changes#ScheduledChanges', '@/lib/backend/admin/failed-jobs#FailedJobs'],
      afterNavLinks: ['@/lib/backend/admin/nav-links#NavLinks'],
      views: {
        numbers: { path: '/numbers', exact: true, Component: '@/lib/backend/admin/numbers/numbers-view#NumbersView' },
        eventNumbers: { path: '/numbers/:event', Component: '@/lib/backend/admin/numbers/numbers-view#NumbersView' },
        rounds: { path: '/rounds', exact: true, Component: '@/lib/backend/admin/review/rounds-view#RoundsView' },
        round: { path: '/rounds/:round', Component: '@/lib/backend/admin/review/rounds-view#RoundsView' },
        people: { path: '/people', exact: true, Component: '@/lib/backend/admin/people/people-view#PeopleView' },
        invite: { path: '/invite', exact: true, Component: '@/lib/backend/admin/accounts/invite-view#InviteView' },
        sender: { path: '/sender', exact: true, Component: '@/lib/backend/admin/sender/sender-view#SenderView' },
        undeliveredTickets: { path: '/undelivered-tickets', exact: true, Component: '@/lib/backend/admin/emails/undelivered-view#UndeliveredView' },
        missingTranslations: {
          path: '/missing-translations',
          exact: true,
          Component: '@/lib/backend/admin/translations/missing-translations-view#MissingTranslationsView',
        },
      },
    },
    meta: { titleSuffix: ' – staff', defaultOGImageType: 'off' },
    importMap: { importMapFile: path.resolve(directory, '../../../app/(payload)/admin/importMap.js') },
  },
  jobs: {
    tasks: [sendEmailTask, announceTask(announcementAudience(applicantAudience)), offerSeatsTask, remindTask(reminderRecipients), importTask(guestRegistrar), inviteTask, tellDecisionsTask],
    deleteJobOnComplete: true,
    jobsCollectionOverrides: ({ defaultJobsCollection }) => withLeases(defaultJobsCollection),
    // By default every signed-in visitor could run and cancel jobs over HTTP. Only the worker runs them, which has a lease.
    access: { run: () => false, queue: isAdmin, cancel: isAdmin },
  },
  endpoints: [eraseEndpoint({ onSeatsFreed: updateWaitingList, eraseReadings, eraseFromImports }), ...failedJobEndpoints(), ...oldTextEndpoints, checkSenderEndpoint],
  hooks: { afterError: [refuseUnreadableBody, answerOutages] },
  globals: [HomeGlobal, AboutGlobal, GaliJazzGlobal, ContactGlobal, CareersGlobal, PrivacyGlobal].map(auditedGlobal).map(trackGlobalTexts).map(withCheckedSaves),
  collections: [
    Events,
    Partners,
    Faqs,
    Speakers,
    Participants,
    TeamMembers,
    SessionDays,
    Sessions,
    Lineups,
    Articles,
    Newsletters,
    Media,
    AboutStatements,
    Testimonials,
    Registrations,
    Accelerators,
    ReviewRounds,
    Subscriptions,
    Messages,
    Users,
  ]
    .map(undeletableWhileInUse)
    .map(withTrash)
    .map(audited)
    .concat(GuestImports, Redirects, Trash, AuditLog, Emails, Suppressions, NewsletterRecipients, CheckIns, ReviewAssignments, ApplicationFiles, ApplicationDrafts)
    .map(trackTexts)
    .map(withLimitedBulkEdit)
    .map(withCheckedOperations),
})

/** The embedded backend's CMS: what staff edit, who may, and where it is kept. */
export default config.then(lockForStaff).then(hideApiTabs).then(closeMissingVersions).then(withScheduledAgendas).then(finishFields).then(withLoggedTasks)

/** The CMS lets every account, visitors' too, read and set the marks of who is editing what, and tells by a key who it is. */
function lockForStaff(sanitized: SanitizedConfig): SanitizedConfig {
  const locks = sanitized.collections.find(({ slug }) => slug === 'payload-locked-documents')
  const staff: Access = ({ req }) => isStaff(req)
  // Screens fail where they may not ask at all; before a second factor is set up there is nothing to see.
  const read: Access = ({ req }) => isStaff(req) || (hasStaffRole(req) && { id: { exists: false } })
  if (locks) {
    Object.assign(locks.access, { create: staff, read, update: staff, delete: staff })
    locks.hooks.afterRead.push(nameWhoEdits)
  }
  return sanitized
}

/** Answers of the CMS's own API are not for staff to read. */
function hideApiTabs(sanitized: SanitizedConfig): SanitizedConfig {
  for (const { admin } of [...sanitized.collections, ...sanitized.globals]) admin.hideAPIURL = true
  return sanitized
}

/** The CMS fails on requests for versions of documents without any. */
function closeMissingVersions(sanitized: SanitizedConfig): SanitizedConfig {
  const answer = () => Response.json({ errors: [{ message: 'There are no versions of this.' }] }, { status: 404 })
  const closed: Endpoint[] = (['get', 'post'] as const).flatMap((method) => ['/versions', '/versions/:id'].map((path) => ({ path, method, handler: answer })))
  for (const { versions, endpoints } of [...sanitized.collections, ...sanitized.globals]) {
    if (!versions && endpoints) endpoints.unshift(...closed)
  }
  return sanitized
}

function withCheckedOperations(collection: CollectionConfig): CollectionConfig {
  const { hooks = {} } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [refuseUnstorable, refuseWrongTypes, limitBulkChanges, limitVisitors, refuseStaleSaves, noteBulkChange, collectBeforeChange, ...(hooks.beforeOperation ?? [])],
      beforeChange: [...(hooks.beforeChange ?? []), noteLosses],
      afterOperation: [...(hooks.afterOperation ?? []), askAfterChange],
    },
  }
}

function withCheckedSaves(global: GlobalConfig): GlobalConfig {
  const { hooks = {} } = global
  return { ...global, hooks: { ...hooks, beforeOperation: [refuseUnstorable, refuseWrongTypes, refuseStaleSaves, ...(hooks.beforeOperation ?? [])] } }
}

/** Prevents the deletion of documents that others show or belong to. */
function undeletableWhileInUse(collection: CollectionConfig): CollectionConfig {
  const { hooks = {} } = collection
  return { ...collection, hooks: { ...hooks, beforeDelete: [...(hooks.beforeDelete ?? []), refuseDeletionInUse] } }
}

function withTrash(collection: CollectionConfig): CollectionConfig {
  const { slug, hooks = {} } = collection
  if (NOT_IN_TRASH.includes(slug)) return collection
  const keep = moveToTrash(slug === Registrations.slug ? companionRows : undefined)
  return { ...collection, hooks: { ...hooks, beforeDelete: [...(hooks.beforeDelete ?? []), keep] } }
}
