import { ROUTES, routesWith } from '../routes'
import { editTarget } from './edit-target'

const event = { screen: '/admin/collections/events', document: { list: '/api/events', identifier: 'summit-2027' } }

test.each([
  { path: '/', target: { screen: '/admin/globals/home' } },
  { path: '/connect', target: { screen: '/admin/globals/contact' } },
  { path: '/media', target: { screen: '/admin/collections/articles' } },
  { path: '/event/summit-2027/register-for-public-square', target: event },
  { path: '/event/summit-2027/faq', target: { screen: '/admin/collections/faqs' } },
  // Under an event, too, the page is about the person.
  {
    path: '/event/summit-2027/speaker/nino-kapanadze',
    target: { screen: '/admin/collections/speakers', document: { list: '/api/speakers', identifier: 'nino-kapanadze' } },
  },
  {
    path: '/team-member/nino',
    target: { screen: '/admin/collections/team-members', document: { list: '/api/teamMembers', identifier: 'nino' } },
  },
  { path: '/login', target: null },
])('staff edit $path at $target.screen', ({ path, target }) => {
  expect(editTarget(path)).toEqual(target)
})

test.each(routesWith('audience', 'public'))('staff can edit what the public screen %s shows', (name) => {
  expect(editTarget(ROUTES[name].pattern.replace(/\[\w+\]/g, 'summit-2027'))).not.toBeNull()
})
