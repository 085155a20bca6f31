/** Whether the header of a screen is transparent until the page is scrolled (`clear`) or always `solid`. */
export type HeaderTone = 'clear' | 'solid'

/** Where links to general pages stand; `llms` is the list of pages in llms.txt. */
export type Menu = 'header' | 'footer' | 'llms'

interface Route {
  /** Patterns without a parameter stand before those that have one in the same place: the first match counts. */
  pattern: string
  tone: HeaderTone
  /** The menus that link to it, by its place in each. */
  menus: Partial<Record<Menu, number>>
  /** Listed once, once per event, once per document, or `none`. */
  sitemap: 'page' | 'event' | 'document' | 'none'
  /** The title on its share image: a message, a text of the common data, that of its document; or the image of the `site`. */
  shareImage: 'message' | 'commons' | 'document' | 'site'
  /** `unlisted` is not for search engines; `personal` is not cached and leaks no address either. */
  audience: 'public' | 'unlisted' | 'personal'
  /** The parameters of the address that choose what its list shows. */
  view?: readonly string[]
}

/** Every screen of the site. The labels of menus and share images are messages under its name. */
export const ROUTES = {
  home: { pattern: '/', tone: 'clear', menus: {}, sitemap: 'page', shareImage: 'commons', audience: 'public' },
  about: { pattern: '/about', tone: 'solid', menus: { header: 10, footer: 30, llms: 10 }, sitemap: 'page', shareImage: 'commons', audience: 'public' },
  team: { pattern: '/team', tone: 'solid', menus: {}, sitemap: 'page', shareImage: 'message', audience: 'public' },
  teamMember: { pattern: '/team-member/[identifier]', tone: 'solid', menus: {}, sitemap: 'document', shareImage: 'document', audience: 'public' },
  media: {
    pattern: '/media', tone: 'solid', menus: { header: 30, footer: 20, llms: 40 }, sitemap: 'page', shareImage: 'message', audience: 'public',
    view: ['tag', 'page'],
  },
  article: { pattern: '/article/[identifier]', tone: 'solid', menus: {}, sitemap: 'document', shareImage: 'document', audience: 'public' },
  letter: { pattern: '/letter/[identifier]', tone: 'solid', menus: {}, sitemap: 'document', shareImage: 'document', audience: 'public' },
  galiJazz: { pattern: '/gali-jazz', tone: 'solid', menus: { header: 20, footer: 10 }, sitemap: 'page', shareImage: 'commons', audience: 'public' },
  connect: { pattern: '/connect', tone: 'solid', menus: { header: 40, footer: 40, llms: 50 }, sitemap: 'page', shareImage: 'message', audience: 'public' },
  login: { pattern: '/login', tone: 'solid', menus: {}, sitemap: 'none', shareImage: 'site', audience: 'unlisted', view: ['next', 'notice', 'step'] },
  forgotPassword: { pattern: '/forgot-password', tone: 'solid', menus: {}, sitemap: 'none', shareImage: 'site', audience: 'unlisted', view: ['notice'] },
  resetPassword: { pattern: '/reset-password/[token]', tone: 'solid', menus: {}, sitemap: 'none', shareImage: 'site', audience: 'personal', view: ['notice', 'invited'] },
  speakers: {
    pattern: '/event/speakers', tone: 'solid', menus: { llms: 20 }, sitemap: 'page', shareImage: 'message', audience: 'public',
    view: ['keyword', 'country', 'event', 'page'],
  },
  participants: {
    pattern: '/event/participants', tone: 'solid', menus: { llms: 30 }, sitemap: 'page', shareImage: 'message', audience: 'public',
    view: ['keyword', 'country', 'cohort', 'event', 'page'],
  },
  event: { pattern: '/event/[eventIdentifier]', tone: 'clear', menus: {}, sitemap: 'event', shareImage: 'document', audience: 'public' },
  eventAbout: { pattern: '/event/[eventIdentifier]/about', tone: 'solid', menus: {}, sitemap: 'event', shareImage: 'message', audience: 'public' },
  eventSpeakers: {
    pattern: '/event/[eventIdentifier]/speakers', tone: 'solid', menus: {}, sitemap: 'event', shareImage: 'message', audience: 'public',
    view: ['keyword', 'country', 'page'],
  },
  eventParticipants: {
    pattern: '/event/[eventIdentifier]/participants', tone: 'solid', menus: {}, sitemap: 'event', shareImage: 'message', audience: 'public',
    view: ['keyword', 'country', 'cohort', 'page'],
  },
  eventFaq: {
    pattern: '/event/[eventIdentifier]/faq', tone: 'clear', menus: {}, sitemap: 'event', shareImage: 'message', audience: 'public',
    view: ['keyword'],
  },
  applyNow: { pattern: '/event/[eventIdentifier]/apply-now', tone: 'clear', menus: {}, sitemap: 'event', shareImage: 'message', audience: 'public' },
  // Shown at the address of the form with `?draft=`.
  applicationDraft: { pattern: '/event/[eventIdentifier]/apply-now/draft/[token]', tone: 'clear', menus: {}, sitemap: 'none', shareImage: 'site', audience: 'personal' },
  agenda: {
    pattern: '/event/[eventIdentifier]/agenda', tone: 'clear', menus: {}, sitemap: 'event', shareImage: 'message', audience: 'public',
    view: ['day', 'stage', 'format', 'speaker', 'page'],
  },
  register: {
    pattern: '/event/[eventIdentifier]/register-for-public-square', tone: 'clear', menus: {}, sitemap: 'event', shareImage: 'message', audience: 'public',
  },
  eventParticipant: {
    pattern: '/event/[eventIdentifier]/participant/[identifier]', tone: 'solid', menus: {}, sitemap: 'none', shareImage: 'document', audience: 'public',
  },
  eventSpeaker: {
    pattern: '/event/[eventIdentifier]/speaker/[identifier]', tone: 'solid', menus: {}, sitemap: 'none', shareImage: 'document', audience: 'public',
  },
  participant: { pattern: '/participant/[identifier]', tone: 'solid', menus: {}, sitemap: 'document', shareImage: 'document', audience: 'public' },
  speaker: { pattern: '/speaker/[identifier]', tone: 'solid', menus: {}, sitemap: 'document', shareImage: 'document', audience: 'public' },
  explore: { pattern: '/explore/[eventIdentifier]', tone: 'solid', menus: {}, sitemap: 'event', shareImage: 'message', audience: 'public' },
  privacy: { pattern: '/privacy', tone: 'solid', menus: { footer: 70 }, sitemap: 'page', shareImage: 'site', audience: 'public' },
  offline: { pattern: '/offline', tone: 'solid', menus: {}, sitemap: 'none', shareImage: 'site', audience: 'unlisted' },
  thankYou: { pattern: '/thank-you/[kind]', tone: 'solid', menus: {}, sitemap: 'none', shareImage: 'site', audience: 'unlisted', view: ['event'] },
  form: { pattern: '/form/[token]', tone: 'solid', menus: {}, sitemap: 'none', shareImage: 'site', audience: 'personal' },
  ownRegistration: { pattern: '/registration/[token]', tone: 'solid', menus: {}, sitemap: 'none', shareImage: 'site', audience: 'personal' },
  cancelRegistration: { pattern: '/registration/[token]/cancel', tone: 'solid', menus: {}, sitemap: 'none', shareImage: 'site', audience: 'personal' },
  ownReminders: { pattern: '/registration/[token]/reminders', tone: 'solid', menus: {}, sitemap: 'none', shareImage: 'site', audience: 'personal' },
  ownApplication: { pattern: '/application/[token]', tone: 'solid', menus: {}, sitemap: 'none', shareImage: 'site', audience: 'personal' },
  ownSubscription: { pattern: '/subscription/[token]', tone: 'solid', menus: {}, sitemap: 'none', shareImage: 'site', audience: 'personal' },
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof ROUTES

/** The screens whose column holds one of some values. */
export type RouteWith<Column extends keyof Route, Value> = {
  [Name in RouteName]: (typeof ROUTES)[Name] extends Record<Column, Value> ? Name : never
}[RouteName]

type ParameterOf<Pattern> = Pattern extends `${string}[${infer Name}]${infer Rest}`
  ? Name | ParameterOf<Rest>
  : never

/** The parameters in the path of a screen. */
export type RouteParameters<Name extends RouteName> = Record<
  ParameterOf<(typeof ROUTES)[Name]['pattern']>,
  string
>

export const ROUTE_NAMES = Object.keys(ROUTES) as readonly RouteName[]

/** The screens whose column holds a value, in the order of the table. */
export function routesWith<Column extends 'sitemap' | 'shareImage' | 'audience', Value extends Route[Column]>(
  column: Column,
  value: Value,
): RouteWith<Column, Value>[] {
  return ROUTE_NAMES.filter((name): name is RouteWith<Column, Value> => (ROUTES[name] as Route)[column] === value)
}

/** Whether a screen belongs to one event, by the parameter in its path. */
export function isOfEvent(name: RouteName): boolean {
  return ROUTES[name].pattern.includes('[eventIdentifier]')
}

/** Event identifiers that would hide a screen of the same path; staff cannot use them. */
export const RESERVED_EVENT_IDENTIFIERS = ['speakers', 'participants'] as const

/** A screen that a path leads to, with the parameters found in it. */
export interface RouteMatch {
  name: RouteName
  parameters: Partial<Record<string, string>>
}

/** Builds the path of a screen, without language or origin; the parameters are encoded here. */
export function pathTo<Name extends RouteName>(
  name: Name,
  ...[parameters]: [ParameterOf<(typeof ROUTES)[Name]['pattern']>] extends [never]
    ? []
    : [RouteParameters<Name>]
): string {
  return fillPath(name, parameters ?? {})
}

/** As {@link pathTo}, for a screen that is only known at run time. */
export function fillPath(name: RouteName, parameters: Partial<Record<string, string>>): string {
  return ROUTES[name].pattern.replace(/\[(\w+)\]/g, (_, key: string) => encodeURIComponent(parameters[key] ?? ''))
}

/** Finds the screen of a path; a parameter never spans a slash and is never empty. */
export function matchRoute(pathname: string): RouteMatch | null {
  const segments = pathname.split('/')
  for (const name of ROUTE_NAMES) {
    const parts = ROUTES[name].pattern.split('/')
    if (parts.length !== segments.length) continue
    const parameters: RouteMatch['parameters'] = {}
    const matches = parts.every((part, index) => {
      const segment = segments[index] ?? ''
      if (!part.startsWith('[')) return part === segment
      parameters[part.slice(1, -1)] = decodeSegment(segment)
      return segment !== ''
    })
    if (matches) return { name, parameters }
  }
  return null
}

/** The identifier of the event that a path is about; empty for a path of no event. */
export function routeEventIdentifier(pathname: string): string {
  return matchRoute(pathname)?.parameters.eventIdentifier ?? ''
}

/** A segment of an address that is no proper one stays as it is. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
