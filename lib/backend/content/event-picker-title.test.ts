import { eventPickerTitle } from './event-picker-title'

const SUMMIT = { title: 'Summit', startsAt: '2028-05-18T06:00:00Z', endsAt: '2028-05-19T15:00:00Z', timezone: 'Asia/Tbilisi' }

test.each([
  [{ ...SUMMIT, _status: 'draft' as const }, 'Summit (18–19 May 2028, draft)'],
  [{ title: 'Summit', timezone: 'Asia/Tbilisi', _status: 'draft' as const }, 'Summit (draft)'],
  [{ title: 'Summit', _status: 'published' as const }, 'Summit'],
])('%j', (event, expected) => {
  expect(eventPickerTitle(event)).toBe(expected)
})
