/** A finished screen of each kind, by which whole-site checks go. */
export const FINISHED_SCREENS = [
  '/',
  '/event/summit-2027',
  '/event/summit-2026',
  '/event/gali-jazz-2027',
  '/event/speakers',
  '/event/summit-2027/speakers',
  '/speaker/nino-kapanadze',
  '/speaker/miguel-santos',
  '/event/summit-2027/speaker/nino-kapanadze',
] as const

/** One address for every route of the table. */
export const EVERY_ROUTE = [
  ...FINISHED_SCREENS,
  '/about',
  '/team',
  '/media',
  '/gali-jazz',
  '/connect',
  '/login',
  '/event/participants',
  '/event/summit-2027/about',
  '/event/summit-2027/participants',
  '/event/summit-2027/faq',
  '/event/summit-2027/apply-now',
  '/event/summit-2027/agenda',
  '/event/summit-2027/register-for-public-square',
  '/explore/summit-2027',
] as const
