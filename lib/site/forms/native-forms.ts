import { matchRoute, pathTo } from '../routes'

/** The forms that can be posted without a script. */
export type NativeFormName = 'subscription' | 'registration' | 'application' | 'message' | 'ownRegistration' | 'ownSubscription'

/** What becomes of a form that was posted without a script. */
export interface NativeForm {
  name: NativeFormName
  /** Whether only a page of the site may post it. A link with a token proves as much by itself. */
  needsOrigin: boolean
  /** Where to go once it is accepted, by what was sent and the status of the answer. */
  thanks: (values: Record<string, unknown>, status: number) => string
  /** The token in its address, where it has one. */
  token?: string
  /** Where to go when it is not, instead of a page that shows it again. */
  mend?: string
}

const thankYou = (kind: string, event?: unknown) =>
  `${pathTo('thankYou', { kind })}${typeof event === 'string' ? `?${new URLSearchParams({ event }).toString()}` : ''}`

const FORMS: Record<string, NativeForm> = {
  '/api/subscriptions': { name: 'subscription', needsOrigin: true, thanks: () => thankYou('subscription') },
  '/api/registrations': {
    name: 'registration',
    needsOrigin: true,
    // 201 gives a seat, 200 a place on the waiting list.
    thanks: ({ event }, status) => thankYou(status === 201 ? 'registration' : 'waiting', event),
  },
  '/api/accelerators': { name: 'application', needsOrigin: true, thanks: ({ event }) => thankYou('application', event) },
  '/api/commons/email/send': {
    name: 'message',
    needsOrigin: true,
    thanks: ({ kind }) => thankYou(kind === 'careers' ? 'careers' : 'contact'),
  },
}

/** Finds what becomes of a form by the address that it is posted to; null for one that takes no forms. */
export function nativeFormOf(url: string): NativeForm | null {
  const { pathname } = new URL(url)
  const [, registration, act] = /^\/api\/ownRegistrations\/([^/]+)\/(correct|withdraw|accept)$/.exec(pathname) ?? []
  if (registration) {
    const token = decodeURIComponent(registration)
    const page = pathTo('ownRegistration', { token })
    const own = { name: 'ownRegistration', token, needsOrigin: false, thanks: () => `${page}?done=${act}` } as const
    return act === 'correct' ? own : { ...own, mend: page }
  }
  const [, subscription] = /^\/api\/ownSubscriptions\/([^/]+)\/(?:confirm|unsubscribe)$/.exec(pathname) ?? []
  if (subscription) {
    const page = pathTo('ownSubscription', { token: decodeURIComponent(subscription) })
    return { name: 'ownSubscription', needsOrigin: false, thanks: () => page, mend: page }
  }
  return FORMS[pathname] ?? null
}

/**
 * Where a mail program unsubscribes its reader: it posts to the address of the page itself (RFC 8058).
 *
 * @param pathname what is posted to
 * @returns the path of the contract that answers; null for any other page
 */
export function unsubscriptionPath(pathname: string): string | null {
  const route = matchRoute(pathname)
  if (route?.name !== 'ownSubscription') return null
  return `/api/ownSubscriptions/${encodeURIComponent(route.parameters.token ?? '')}/unsubscribe`
}

/**
 * Reads the fields of a posted form as the body of the contract: a dot in a name nests (`answers.diet`), a
 * name that comes several times is a list, and the box of the consent is true when it is ticked.
 */
export function fromFormData(fields: URLSearchParams): Record<string, unknown> {
  const body = blank()
  for (const name of new Set(fields.keys())) {
    const values = fields.getAll(name)
    const [outer = name, inner] = name.split(/\.(.*)/s)
    const value = values.length > 1 ? values : name === 'consent' ? values[0] === 'true' : values[0]
    if (inner === undefined) body[outer] = value
    else body[outer] = Object.assign(isObject(body[outer]) ? body[outer] : blank(), { [inner]: value })
  }
  return body
}

/** An object without a prototype, so that a field named `__proto__` is a field like any other. */
function blank(): Record<string, unknown> {
  return Object.create(null) as Record<string, unknown>
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
