/** One address for every kind of screen, by which whole-site checks go. */
export const EVERY_ROUTE = [
  '/',
  '/about',
  '/team',
  '/team-member/ekaterine-jibladze',
  '/media',
  '/article/interview-jonas-lindqvist-six-questions',
  '/gali-jazz',
  '/connect',
  '/login',
  '/forgot-password',
  '/reset-password/0123456789abcdef',
  '/event/speakers',
  '/event/participants',
  '/event/summit-2027',
  '/event/summit-2026',
  '/event/gali-jazz-2027',
  '/event/summit-2027/about',
  '/event/summit-2027/speakers',
  '/event/summit-2027/participants',
  '/event/summit-2027/faq',
  '/event/summit-2027/apply-now',
  '/event/summit-2027/agenda',
  '/event/summit-2026/agenda',
  '/event/summit-2027/register-for-public-square',
  '/event/summit-2027/participant/mari-tskhadadze',
  '/event/summit-2027/speaker/nino-kapanadze',
  '/participant/mari-tskhadadze',
  '/speaker/nino-kapanadze',
  '/speaker/miguel-santos',
  '/explore/summit-2027',
  '/explore/summit-2025',
] as const

/** States of lists that have an address of their own. */
export const LIST_VIEWS = [
  '/event/participants?country=GE&page=2',
  '/event/participants?keyword=nobody-of-this-name',
  '/media?tag=interview',
  '/event/summit-2027/agenda?day=2027-05-14&format=workshop',
  '/event/summit-2027/faq?keyword=seat',
  '/login?next=%2Fadmin&notice=failed',
  '/forgot-password?notice=sent',
] as const

/** Screens whose forms are yet to come. */
const HEADINGS_ONLY: readonly string[] = ['/event/summit-2027/apply-now', '/event/summit-2027/register-for-public-square']

/** Every kind of screen that is finished. */
export const FINISHED_SCREENS = EVERY_ROUTE.filter((path) => !HEADINGS_ONLY.includes(path))
