import type { Access, FieldAccess, PayloadRequest, Where } from 'payload'
import { STAFF_ROLES } from '@/lib/contract/users'
import { env } from '@/lib/env'
import type { User } from '../payload-types'

type Role = User['role']

type Requester = Pick<PayloadRequest, 'user'>

/** The effective role: staff who must set up a second factor count as visitors until they have done so. */
export function roleOf(request: Requester): Role | null {
  if (mustSetUpSecondFactor(request)) return 'user'
  return request.user?.role ?? null
}

/** Whether an account belongs to staff, whatever its rights at present. */
export function hasStaffRole({ user }: Requester): boolean {
  return STAFF_ROLES.some((role) => role === user?.role)
}

export function mustSetUpSecondFactor(request: Requester): boolean {
  return env().STAFF_SECOND_FACTOR && hasStaffRole(request) && !request.user?.secondFactorSince
}

/** Whether a request comes from somebody who works on the site. */
export function isStaff(request: Requester): boolean {
  return STAFF_ROLES.some((role) => role === roleOf(request))
}

const EDITORS: Role[] = ['admin', 'editor']

/** Whether a request comes from somebody who works on content. */
export function isEditor(request: Requester): boolean {
  return EDITORS.some((role) => role === roleOf(request))
}

const has = (...roles: Role[]): Access => ({ req }) => roles.some((role) => role === roleOf(req))

export const adminOnly = has('admin')

export const editorsOnly = has(...EDITORS)

const DESK: Role[] = ['admin', 'desk']

/** Whether a request comes from somebody who works on what visitors sent. */
export function isDesk(request: Requester): boolean {
  return DESK.some((role) => role === roleOf(request))
}

const deskOnly = has(...DESK)

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
  roleOf(req) === 'admin' || (req.user ? { id: { equals: req.user.id } } : false)

export const adminOnlyField: FieldAccess = ({ req }) => roleOf(req) === 'admin'

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
