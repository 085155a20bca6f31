import { NEWSLETTER_STATES, isFrozen, stateAfter, type NewsletterAct, type NewsletterState } from './newsletter-states'

const STATES = Object.keys(NEWSLETTER_STATES) as NewsletterState[]

test.each<[NewsletterAct, Record<NewsletterState, NewsletterState | null>]>([
  ['save', { draft: 'draft', scheduled: 'draft', sending: null, paused: null, sent: null, cancelled: null }],
  ['send', { draft: 'sending', scheduled: 'sending', sending: null, paused: null, sent: null, cancelled: null }],
  ['schedule', { draft: 'scheduled', scheduled: 'scheduled', sending: null, paused: null, sent: null, cancelled: null }],
  ['pause', { draft: null, scheduled: null, sending: 'paused', paused: null, sent: null, cancelled: null }],
  ['resume', { draft: null, scheduled: null, sending: null, paused: 'sending', sent: null, cancelled: null }],
  ['cancel', { draft: null, scheduled: 'draft', sending: 'cancelled', paused: 'cancelled', sent: null, cancelled: null }],
  ['begin', { draft: null, scheduled: 'sending', sending: null, paused: null, sent: null, cancelled: null }],
  ['finish', { draft: null, scheduled: null, sending: 'sent', paused: null, sent: null, cancelled: null }],
])('%s', (act, after) => {
  expect(Object.fromEntries(STATES.map((state) => [state, stateAfter(state, act)]))).toEqual(after)
})

test('the text is frozen from sending on', () => {
  expect(STATES.filter(isFrozen)).toEqual(['sending', 'paused', 'sent', 'cancelled'])
})
