import { statesBefore, type EmailState } from './email-states'

test.each<[from: EmailState, to: EmailState, isAllowed: boolean]>([
  ['queued', 'handedOver', true],
  ['handedOver', 'delivered', true],
  ['handedOver', 'queued', false],
  // The report of an arrival can be there before the answer of the mail server is noted.
  ['queued', 'delivered', true],
  ['delivered', 'handedOver', false],
  ['delivered', 'deferred', false],
  ['delivered', 'bounced', true],
  ['bounced', 'delivered', false],
  ['delivered', 'complained', true],
  ['complained', 'delivered', false],
  // Staff try again.
  ['failed', 'queued', true],
  ['uncertain', 'delivered', true],
])('%s becomes %s: %s', (from, to, isAllowed) => {
  expect(statesBefore(to).includes(from)).toBe(isAllowed)
})
