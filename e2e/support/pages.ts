import { ROUTE_NAMES, ROUTES, type RouteName } from '../../lib/site/routes'

type ParameterisedRoute = { [Name in RouteName]: (typeof ROUTES)[Name]['pattern'] extends `${string}[${string}` ? Name : never }[RouteName]
type PersonalRoute = { [Name in RouteName]: (typeof ROUTES)[Name]['audience'] extends 'personal' ? Name : never }[RouteName]

/** Addresses of the demo content for every screen whose path has a parameter; personal ones have tests of their own. */
const EXAMPLES: Record<Exclude<ParameterisedRoute, PersonalRoute>, readonly string[]> = {
  teamMember: ['/team-member/ekaterine-jibladze'],
  article: ['/article/interview-jonas-lindqvist-six-questions'],
  letter: ['/letter/november-2026'],
  event: ['/event/summit-2027', '/event/summit-2026', '/event/gali-jazz-2027'],
  eventAbout: ['/event/summit-2027/about'],
  eventSpeakers: ['/event/summit-2027/speakers'],
  eventParticipants: ['/event/summit-2027/participants'],
  eventFaq: ['/event/summit-2027/faq'],
  applyNow: ['/event/summit-2027/apply-now'],
  agenda: ['/event/summit-2027/agenda', '/event/summit-2026/agenda'],
  register: ['/event/summit-2027/register-for-public-square', '/event/summit-2025/register-for-public-square'],
  eventParticipant: ['/event/summit-2027/participant/mari-tskhadadze'],
  eventSpeaker: ['/event/summit-2027/speaker/nino-kapanadze'],
  participant: ['/participant/mari-tskhadadze'],
  speaker: ['/speaker/nino-kapanadze', '/speaker/miguel-santos'],
  explore: ['/explore/summit-2027', '/explore/summit-2025'],
  thankYou: ['/thank-you/registration'],
}

/** Addresses of every kind of screen. */
export const EVERY_ROUTE: readonly string[] = ROUTE_NAMES.flatMap(addressesOf)

/** An address of every kind of screen. */
export const ONE_OF_EACH_ROUTE: readonly string[] = ROUTE_NAMES.flatMap((name) => addressesOf(name).slice(0, 1))

function addressesOf(name: RouteName): readonly string[] {
  const { pattern } = ROUTES[name]
  if (!pattern.includes('[')) return [pattern]
  return name in EXAMPLES ? EXAMPLES[name as keyof typeof EXAMPLES] : []
}

/** States of lists that have an address of their own. */
export const LIST_VIEWS = [
  '/event/participants?country=GE&page=2',
  '/event/participants?keyword=nobody-of-this-name',
  '/media?tag=interview',
  '/event/summit-2027/agenda?day=2027-05-14&format=workshop',
  '/event/summit-2027/faq?keyword=seat',
  '/thank-you/registration?event=summit-2027',
  '/login?next=%2Fadmin&notice=failed',
  '/forgot-password?notice=sent',
] as const

export const UNKNOWN_PERSON = '/speaker/nope'

/** One address for every layout of a page. */
export const TEMPLATES: ReadonlySet<string> = new Set([
  '/',
  '/about',
  '/team',
  '/media',
  '/article/interview-jonas-lindqvist-six-questions',
  '/letter/november-2026',
  '/gali-jazz',
  '/connect',
  '/login?next=%2Fadmin&notice=failed',
  '/event/participants?keyword=nobody-of-this-name',
  '/event/speakers',
  '/event/summit-2027',
  '/event/summit-2026',
  '/event/summit-2027/about',
  '/event/summit-2027/faq',
  '/event/summit-2027/apply-now',
  '/event/summit-2027/agenda',
  '/event/summit-2027/register-for-public-square',
  '/speaker/nino-kapanadze',
  '/explore/summit-2027',
  '/thank-you/registration',
  UNKNOWN_PERSON,
])

/** Splits addresses into parts of at most so many, each for a test of its own. */
export function inParts(all: readonly string[], size: number): string[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, part) => all.slice(part * size, (part + 1) * size))
}
