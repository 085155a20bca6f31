import { SEND_TIMEOUT } from '@/lib/site/constants'
import { LOCK_TIMEOUT } from './lock-timeout'

test('the server waits for a lock for less time than the browser waits for the server', () => {
  expect(LOCK_TIMEOUT).toBeLessThan(SEND_TIMEOUT)
})
