// Which screens are photographed, and how.
export const WIDTHS = [390, 768, 1440, 1920]
export const LOCALES = ['en', 'ka']
export const SCHEMES = ['light', 'dark']

/** Screens and states besides those of the whole-site checks; `act` brings the page into the state, `built` is shown at its address. */
const STATES = [
  { name: 'missing-page', path: '/speaker/nope' },
  { name: 'failed', path: '/', built: '{locale}/screen/failed.html' },
  { name: 'unavailable', path: '/', built: '{locale}/screen/unavailable.html' },
  { name: 'agenda-empty', path: '/event/accelerator-2027/agenda' },
  { name: 'event-accelerator', path: '/event/accelerator-2027' },
  { name: 'thank-you-subscription', path: '/thank-you/subscription' },
  { name: 'thank-you-application', path: '/thank-you/application?event=accelerator-2027' },
  { name: 'menu', path: '/about', below: 1024, act: (page, { Header }) => page.getByRole('button', { name: Header.openMenu }).click() },
  { name: 'menu-event', path: '/event/summit-2027/faq', below: 1024, act: (page, { Header }) => page.getByRole('button', { name: Header.openMenu }).click() },
  { name: 'dropdown', path: '/about', from: 1024, act: (page, { Header }) => page.getByText(Header.annualEvents, { exact: true }).first().click() },
]
/** In English, with the content in either language. */
const STAFF = ['/admin', '/admin/collections/events', '/admin/collections/registrations', '/admin/collections/sessions', '/admin/collections/speakers', '/admin/collections/messages']

const nameOf = (path) => path.split(/[/?&=%]+/).filter(Boolean).join('-') || 'home'

/**
 * Every picture to take.
 *
 * @param {readonly string[]} paths addresses of public screens
 * @param {{ only?: string[], widths?: number[], locales?: string[], schemes?: string[] }} [choice] `only` keeps names that contain one of its texts
 */
export function shots(paths, { only = [], widths = WIDTHS, locales = LOCALES, schemes = SCHEMES } = {}) {
  const screens = [
    ...[...new Set(paths)].map((path) => ({ name: nameOf(path), path })),
    ...STATES,
    ...STAFF.map((path) => ({ name: nameOf(path), path, isStaff: true })),
  ].filter(({ name }) => only.length === 0 || only.some((text) => name.includes(text)))
  return screens.flatMap((screen) =>
    locales.flatMap((locale) =>
      schemes.flatMap((scheme) =>
        widths
          .filter((width) => width >= (screen.from ?? 0) && width < (screen.below ?? Infinity))
          .map((width) => ({ ...screen, path: screen.isStaff ? `${screen.path}?locale=${locale}` : screen.path, built: screen.built?.replace('{locale}', locale), locale, scheme, width, file: `${screen.name}-${width}-${locale}-${scheme}.png` })),
      ),
    ),
  )
}
