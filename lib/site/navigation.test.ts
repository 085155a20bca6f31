import { callsToAction, CAREERS_PATH, eventLinks, EVENTS_PATH, footerLinks, HOW_IT_WORKS_PATH, menuLinks, SUBSCRIBE_PATH } from './navigation'
import { matchRoute } from './routes'

const summit = { identifier: 'summit-2027', title: 'Summit 2027' }

test('an event without a line-up has no link to one', () => {
  expect(eventLinks({ ...summit, lineupsCount: 0 })).toEqual([
    { href: '/explore/summit-2027', key: 'explore' },
    { href: '/event/summit-2027/speakers', key: 'speakers' },
    { href: '/event/summit-2027/participants', key: 'participants' },
    { href: '/event/summit-2027/faq', key: 'faq' },
  ])
})

test('no link of the navigation leads astray', () => {
  const events = eventLinks({ ...summit, lineupsCount: 1 })
  const actions = callsToAction([{ identifier: 'summit-2027', isCurrent: true }])
  const hrefs = [...menuLinks('header'), ...footerLinks(), ...menuLinks('llms'), ...events, ...actions].map(({ href }) => href)
  const paths = [...hrefs, EVENTS_PATH, HOW_IT_WORKS_PATH, CAREERS_PATH, SUBSCRIBE_PATH].map((href) => href.split('#')[0] ?? '')
  expect(paths.filter((path) => !matchRoute(path))).toEqual([])
})

test.each([
  { menu: 'header', links: menuLinks('header'), keys: ['about', 'galiJazz', 'media', 'connect'] },
  { menu: 'footer', links: footerLinks(), keys: ['galiJazz', 'media', 'about', 'connect', 'howItWorks', 'careers', 'privacy'] },
  { menu: 'llms.txt', links: menuLinks('llms'), keys: ['about', 'speakers', 'participants', 'media', 'connect'] },
])('the pages that are specified for the $menu stand in this order', ({ links, keys }) => {
  expect(links.map(({ key }) => key as string).filter((key) => keys.includes(key))).toEqual(keys)
})
