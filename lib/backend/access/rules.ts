import type { Access, FieldAccess, PayloadRequest, Where } from 'payload'
import { env } from '@/lib/env'
import type { User } from '../payload-types'

type Role = User['role']

type Requester = Pick<PayloadRequest, 'user'>

/**
 * What an account may do: call the CMS's own API, open the staff screens, work on content, work on what visitors sent, check
 * guests in, read the applications it is given, and keep the accounts.
 */
type Right = 'cms' | 'screens' | 'content' | 'inbox' | 'checkIn' | 'review' | 'accounts'

const RIGHTS: Record<Role, readonly Right[]> = {
  admin: ['cms', 'screens', 'content', 'inbox', 'checkIn', 'accounts'],
  editor: ['cms', 'screens', 'content'],
  desk: ['cms', 'screens', 'inbox', 'checkIn'],
  door: ['checkIn'],
  juror: ['review'],
  user: ['cms'],
}

/** The effective role: staff who must set up a second factor count as visitors until they have done so. */
function roleOf(request: Requester): Role | null {
  if (mustSetUpSecondFactor(request)) return 'user'
  return request.user?.role ?? null
}

/** Whether an account belongs to staff, whatever its rights at present. */
export function hasStaffRole({ user }: Requester): boolean {
  return Boolean(user && RIGHTS[user.role].includes('screens'))
}

export function mustSetUpSecondFactor(request: Requester): boolean {
  return env().STAFF_SECOND_FACTOR && hasStaffRole(request) && !request.user?.secondFactorSince
}

function may(request: Requester, right: Right): boolean {
  const role = roleOf(request)
  return role !== null && RIGHTS[role].includes(right)
}

const whoMay = (right: Right): Access => ({ req }) => may(req, right)

/** Whether a request comes from somebody who works on the staff screens. */
export function isStaff(request: Requester): boolean {
  return may(request, 'screens')
}

/** Whether a request may use the CMS's own API at all. */
export function mayUseCms(request: Requester): boolean {
  return may(request, 'cms')
}

/** Whether a request comes from somebody who works on content. */
export function isEditor(request: Requester): boolean {
  return may(request, 'content')
}

/** Whether a request comes from somebody who works on what visitors sent. */
export function isDesk(request: Requester): boolean {
  return may(request, 'inbox')
}

/** Whether a request comes from somebody who checks guests in. */
export function mayCheckIn(request: Requester): boolean {
  return may(request, 'checkIn')
}

/** Whether a request comes from somebody who reads and scores what they are given of applications. */
export function isJuror(request: Requester): boolean {
  return may(request, 'review')
}

/** Whether a request comes from an administrator. */
export function isAdministrator(request: Requester): boolean {
  return may(request, 'accounts')
}

/** Whether a request comes from somebody who may send letters to subscribers. */
export function maySendNewsletters(request: Requester): boolean {
  return isAdministrator(request) || (isEditor(request) && request.user?.canSend === true)
}

export const adminOnly = whoMay('accounts')

export const editorsOnly = whoMay('content')

const deskOnly = whoMay('inbox')

/** Nobody over HTTP; only the server's own code. */
export const nobody: Access = () => false

/** Editors read everything; everybody else, the desk included, reads published documents. */
export const editorsOrPublished: Access = ({ req }) =>
  isEditor(req) || { _status: { equals: 'published' } }

const PUBLISHED_WITH_EVENT: Where = {
  and: [
    { _status: { equals: 'published' } },
    { or: [{ event: { exists: false } }, { 'event._status': { equals: 'published' } }] },
  ],
}

/** Editors read everything; everybody else reads published documents of no event or of a published one. */
export const editorsOrPublishedEvent: Access = ({ req }) => isEditor(req) || PUBLISHED_WITH_EVENT

/** Administrators read every account, others their own. */
export const adminOrSelf: Access = ({ req }) =>
  isAdministrator(req) || (req.user ? { id: { equals: req.user.id } } : false)

export const adminOnlyField: FieldAccess = ({ req }) => isAdministrator(req)

/** Whether a request comes from somebody who works on letters to subscribers, or answers what they ask about them. */
export function readsNewsletters(request: Requester): boolean {
  return isEditor(request) || isDesk(request)
}

/** Pages read from within what has begun to go out. */
const newsletterReaders: Access = ({ req }) => readsNewsletters(req) || (req.payloadAPI === 'local' && { sentAt: { exists: true } })

/** Some people have what has begun to go out: its page is taken from them by administrators alone. */
const unsentOrAdmin: Access = ({ req }) => isAdministrator(req) || (isEditor(req) && { sentAt: { exists: false } })

export const newsletterAccess = {
  read: newsletterReaders,
  create: editorsOnly,
  update: editorsOnly,
  delete: unsentOrAdmin,
  readVersions: editorsOnly,
}

export const staffField: FieldAccess = ({ req }) => isStaff(req)

export const contentAccess = {
  read: editorsOrPublished,
  create: editorsOnly,
  update: editorsOnly,
  delete: editorsOnly,
  readVersions: editorsOnly,
}

/** Nobody creates documents of the inbox here: visitors' forms go through the contract. */
export const inboxAccess = {
  read: deskOnly,
  create: nobody,
  update: deskOnly,
  delete: deskOnly,
}
