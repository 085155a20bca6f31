import { calendarAnswer } from './calendar-answer'

const FILE = { text: 'BEGIN:VCALENDAR', content: ['a'], changedAt: Date.UTC(2026, 10, 1), fileName: 'summit-2027' }

function answer(headers: Record<string, string> = {}, file = FILE) {
  return calendarAnswer(new Request('http://site/x.ics', { headers }), file)
}

test('a program that has the calendar already gets a 304', async () => {
  const tag = answer().headers.get('etag') ?? ''
  for (const known of [tag, tag.replace('W/', ''), `"other", ${tag}`, '*']) {
    const again = answer({ 'If-None-Match': known })
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag])
  }
})

test('a program with another version gets the calendar, whatever the time of the last change', () => {
  const tag = answer().headers.get('etag') ?? ''
  const changed = { ...FILE, content: ['b'] }
  expect(answer({ 'If-None-Match': tag }, changed).status).toBe(200)
  expect(answer({ 'If-Modified-Since': 'Sun, 01 Nov 2026 00:00:00 GMT' }, changed).status).toBe(200)
})
