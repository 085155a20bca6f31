import { isMetadataRoute } from './metadata/metadata-routes'

/** Whether the header of a screen is transparent until the page is scrolled (`clear`) or always `solid`. */
export type HeaderTone = 'clear' | 'solid'

/**
 * Every screen of the site: its path pattern, the tone of its header, and the parameters of the address
 * (`view`) that choose what its list shows. Static patterns stand before those with a parameter in the
 * same place, so the first match is the right one.
 */
export const ROUTES = {
  home: { pattern: '/', tone: 'clear' },
  about: { pattern: '/about', tone: 'solid' },
  team: { pattern: '/team', tone: 'solid' },
  teamMember: { pattern: '/team-member/[identifier]', tone: 'solid' },
  media: { pattern: '/media', tone: 'solid', view: ['tag', 'page'] },
  article: { pattern: '/article/[identifier]', tone: 'solid' },
  galiJazz: { pattern: '/gali-jazz', tone: 'solid' },
  connect: { pattern: '/connect', tone: 'solid' },
  login: { pattern: '/login', tone: 'solid', view: ['next', 'notice'] },
  forgotPassword: { pattern: '/forgot-password', tone: 'solid', view: ['notice'] },
  resetPassword: { pattern: '/reset-password/[token]', tone: 'solid', view: ['notice'] },
  speakers: { pattern: '/event/speakers', tone: 'solid', view: ['keyword', 'country', 'event', 'page'] },
  participants: { pattern: '/event/participants', tone: 'solid', view: ['keyword', 'country', 'cohort', 'event', 'page'] },
  event: { pattern: '/event/[eventIdentifier]', tone: 'clear' },
  eventAbout: { pattern: '/event/[eventIdentifier]/about', tone: 'solid' },
  eventSpeakers: { pattern: '/event/[eventIdentifier]/speakers', tone: 'solid', view: ['keyword', 'country', 'page'] },
  eventParticipants: {
    pattern: '/event/[eventIdentifier]/participants',
    tone: 'solid',
    view: ['keyword', 'country', 'cohort', 'page'],
  },
  eventFaq: { pattern: '/event/[eventIdentifier]/faq', tone: 'clear', view: ['keyword'] },
  applyNow: { pattern: '/event/[eventIdentifier]/apply-now', tone: 'clear' },
  agenda: {
    pattern: '/event/[eventIdentifier]/agenda',
    tone: 'clear',
    view: ['day', 'stage', 'format', 'speaker', 'page'],
  },
  register: { pattern: '/event/[eventIdentifier]/register-for-public-square', tone: 'clear' },
  eventParticipant: { pattern: '/event/[eventIdentifier]/participant/[identifier]', tone: 'solid' },
  eventSpeaker: { pattern: '/event/[eventIdentifier]/speaker/[identifier]', tone: 'solid' },
  participant: { pattern: '/participant/[identifier]', tone: 'solid' },
  speaker: { pattern: '/speaker/[identifier]', tone: 'solid' },
  explore: { pattern: '/explore/[eventIdentifier]', tone: 'solid' },
  privacy: { pattern: '/privacy', tone: 'solid' },
  thankYou: { pattern: '/thank-you/[kind]', tone: 'solid', view: ['event'] },
  form: { pattern: '/form/[token]', tone: 'solid' },
  ownRegistration: { pattern: '/registration/[token]', tone: 'solid' },
  ownSubscription: { pattern: '/subscription/[token]', tone: 'solid' },
} as const satisfies Record<string, { pattern: string; tone: HeaderTone; view?: readonly string[] }>

/** The name of a screen. */
export type RouteName = keyof typeof ROUTES

type ParameterOf<Pattern> = Pattern extends `${string}[${infer Name}]${infer Rest}`
  ? Name | ParameterOf<Rest>
  : never

/** The parameters in the path of a screen. */
export type RouteParameters<Name extends RouteName> = Record<
  ParameterOf<(typeof ROUTES)[Name]['pattern']>,
  string
>

/** Event identifiers that would hide a screen of the same path; staff cannot use them. */
export const RESERVED_EVENT_IDENTIFIERS = ['speakers', 'participants'] as const

/** A screen that a path leads to, with the parameters found in it. */
export interface RouteMatch {
  name: RouteName
  parameters: Partial<Record<string, string>>
}

/**
 * Builds the path of a screen.
 *
 * @param name the screen
 * @param parameters the values of the parameters in its path, encoded here
 * @returns a path that starts with `/`, without language or origin
 */
export function pathTo<Name extends RouteName>(
  name: Name,
  ...[parameters]: [ParameterOf<(typeof ROUTES)[Name]['pattern']>] extends [never]
    ? []
    : [RouteParameters<Name>]
): string {
  const values: Partial<Record<string, string>> = parameters ?? {}
  return ROUTES[name].pattern.replace(/\[(\w+)\]/g, (_, key: string) =>
    encodeURIComponent(values[key] ?? ''),
  )
}

/**
 * Finds the screen of a path.
 *
 * @param pathname the path of a URL, without query; a parameter never spans a slash and is never empty
 * @returns the screen, or null for any other path
 */
export function matchRoute(pathname: string): RouteMatch | null {
  const segments = pathname.split('/')
  for (const name of Object.keys(ROUTES) as RouteName[]) {
    const wanted = ROUTES[name].pattern.split('/')
    if (wanted.length !== segments.length) continue
    const parameters: RouteMatch['parameters'] = {}
    const matches = wanted.every((part, index) => {
      const segment = segments[index] ?? ''
      if (!part.startsWith('[')) return part === segment
      parameters[part.slice(1, -1)] = decodeSegment(segment)
      return segment !== ''
    })
    if (matches) return { name, parameters }
  }
  return null
}

/**
 * The event that a path is about.
 *
 * @returns its identifier for paths of an event or its explore page, else an empty string
 */
export function routeEventIdentifier(pathname: string): string {
  return matchRoute(pathname)?.parameters.eventIdentifier ?? ''
}

/**
 * Tells paths that are no screens but still answered: framework files, API, staff screens, share images,
 * calendars, robots and the like. Everything that is neither a screen nor one of these leads to the root.
 */
export function isInfrastructure(pathname: string): boolean {
  return /^\/(_next|api|cms|admin|share|calendar|\.well-known)(\/|$)/.test(pathname) || isMetadataRoute(pathname)
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
