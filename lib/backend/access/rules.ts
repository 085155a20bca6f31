import type { Access, FieldAccess, PayloadRequest, Where } from 'payload'
import { STAFF_ROLES, USER_ROLES } from '@/lib/contract/users'

type Role = (typeof USER_ROLES)[number]

/** The role of whoever sends a request, or null for an anonymous visitor. */
export function roleOf(request: Pick<PayloadRequest, 'user'>): Role | null {
  const role = (request.user as { role?: string } | null)?.role
  return USER_ROLES.find((known) => known === role) ?? null
}

/** Tells whether a request comes from somebody who works on the site. */
export function isStaff(request: Pick<PayloadRequest, 'user'>): boolean {
  return STAFF_ROLES.some((role) => role === roleOf(request))
}

const EDITORS: Role[] = ['admin', 'editor']

/** Tells whether a request comes from somebody who works on content. */
export function isEditor(request: Pick<PayloadRequest, 'user'>): boolean {
  return EDITORS.some((role) => role === roleOf(request))
}

const has = (...roles: Role[]): Access => ({ req }) => roles.some((role) => role === roleOf(req))

/** Administrators alone. */
export const adminOnly = has('admin')

/** Those who work on content. */
export const editorsOnly = has(...EDITORS)

const DESK: Role[] = ['admin', 'desk']

/** Tells whether a request comes from somebody who works with what visitors sent. */
export function isDesk(request: Pick<PayloadRequest, 'user'>): boolean {
  return DESK.some((role) => role === roleOf(request))
}

/** Those who work with people's registrations, applications and messages. */
export const deskOnly = has(...DESK)

/** Every visitor. */
export const anyone: Access = () => true

/** Nobody over HTTP; the server's own code writes. */
export const nobody: Access = () => false

/** Those who work on content read everything, everybody else, the desk included, what is published. */
export const editorsOrPublished: Access = ({ req }) =>
  isEditor(req) || { _status: { equals: 'published' } }

const PUBLISHED_WITH_EVENT: Where = {
  and: [
    { _status: { equals: 'published' } },
    { or: [{ event: { exists: false } }, { 'event._status': { equals: 'published' } }] },
  ],
}

/** Those who work on content read everything, everybody else what is published and belongs to no event or a published one. */
export const editorsOrPublishedEvent: Access = ({ req }) => isEditor(req) || PUBLISHED_WITH_EVENT

/** Administrators everybody, others themselves. */
export const adminOrSelf: Access = ({ req }) =>
  roleOf(req) === 'admin' || (req.user ? { id: { equals: req.user.id } } : false)

/** Administrators alone, for one field. */
export const adminOnlyField: FieldAccess = ({ req }) => roleOf(req) === 'admin'

/** What editors may do with content and visitors may see of it. */
export const contentAccess = {
  read: editorsOrPublished,
  create: editorsOnly,
  update: editorsOnly,
  delete: editorsOnly,
  readVersions: editorsOnly,
}

/** What the desk may do with what visitors sent; visitors' own writes go through the contract. */
export const inboxAccess = {
  read: deskOnly,
  create: nobody,
  update: deskOnly,
  delete: deskOnly,
}
