import { render, screen } from '@testing-library/react'
import messages from '@/messages/en.json'
import { SAVED_AT_ATTRIBUTE } from '@/lib/site/offline/protocol'
import { OfflineBar } from './offline-bar'

jest.mock('@/lib/i18n/navigation', () => ({ Link: () => null, usePathname: () => '/' }))
jest.mock('./start-worker', () => ({ startWorker: () => undefined }))

const { Offline: texts } = messages
const MONTHS = Array.from({ length: 12 }, () => '{day} May')

afterEach(() => document.documentElement.removeAttribute(SAVED_AT_ATTRIBUTE))

test.each([
  { isOnline: true, isSaved: true, words: `${texts.unanswered} Saved on` },
  { isOnline: false, isSaved: true, words: `${texts.offline} Saved on` },
  { isOnline: false, isSaved: false, words: texts.stale },
  { isOnline: true, isSaved: false, words: '' },
])('online: $isOnline, saved: $isSaved reads "$words"', ({ isOnline, isSaved, words }) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  if (isSaved) document.documentElement.setAttribute(SAVED_AT_ATTRIBUTE, '1800000000000')
  render(<OfflineBar locale="en" texts={texts} months={MONTHS} />)
  const bar = screen.getByRole('status')
  if (words) expect(bar).toHaveTextContent(words)
  else expect(bar).toBeEmptyDOMElement()
})
