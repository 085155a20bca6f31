import en from '@/messages/en.json'
import ka from '@/messages/ka.json'
import { keepNumbers, keepParenthesis, keepTogether } from './keep-together'

test.each([
  ['2027 წლის 13–15 მაისი', '2027\u00a0წლის 13\u2060–\u206015\u00a0მაისი'],
  ['1 მარტი – 30 ივნისი, 2027', '1\u00a0მარტი – 30\u00a0ივნისი,\u00a02027'],
  ['ასათიანის ქუჩა 14, თბილისი', 'ასათიანის ქუჩა\u00a014, თბილისი'],
  ['90-დან 600-მდე', '90\u2060-\u2060დან 600\u2060-\u2060მდე'],
  ['<p>სამი დღე ძველ ფაბრიკაში.</p><p>გრძელსიტყვიანები ბოლოსსიტყვაობენ.</p>', '<p>სამი დღე ძველ\u00a0ფაბრიკაში.</p><p>გრძელსიტყვიანები ბოლოსსიტყვაობენ.</p>'],
  ['თითოეულს თავისი ქალაქი და სეზონი აქვს.', 'თითოეულს თავისი ქალაქი და სეზონი\u00a0აქვს.'],
  ['იატაკი კი დარჩა, კიბე არა', 'იატაკი\u00a0კი დარჩა, კიბე არა'],
  ['A yard — a market of parts – <a title="one — two">once</a> — a mill', 'A yard\u00a0— a market of parts\u00a0– <a title="one — two">once</a>\u00a0— a mill'],
  ['<p>— so it begins</p>', '<p>— so it begins</p>'],
  ['From 13 to 15 May, and on 1 March – 30 June 2027 in 3 Maytime houses', 'From 13\u00a0to\u00a015\u00a0May, and on 1\u00a0March – 30\u00a0June 2027 in 3 Maytime houses'],
  ['<p><a href="/2027-წლის" title="22 სპიკერი">2027-წლის</a> გეგმა.</p>', '<p><a href="/2027-წლის" title="22 სპიკერი">2027\u2060-\u2060წლის</a>\u00a0გეგმა.</p>'],
])('keeps together what belongs together in %s', (text, kept) => {
  expect(keepTogether(text)).toBe(kept)
})

test('keeps a day and its month on one line within a text', () => {
  expect(keepNumbers('from 1 March to 30 June 2027')).toBe('from 1\u00a0March to 30\u00a0June 2027')
})

test('keeps the words in parentheses on one line', () => {
  expect(keepParenthesis('starting at 10:00 (Tbilisi time, UTC+4)')).toBe('starting at 10:00 (Tbilisi\u00a0time,\u00a0UTC+4)')
})

/** Read as plain text, aloud, by calendars or by search engines. */
const PLAIN = /^(Emails|LlmsTxt|CalendarFile)\.|\.meta|^(MyPlan\.removeSession|SessionCard\.tools|Event(Speaker|Participant)Page\.others)$/

test.each([
  { language: 'English', messages: en },
  { language: 'Georgian', messages: ka },
])('no message of a screen in $language begins a line with a dash', ({ messages }) => {
  const breaking = textsOf(messages).filter(({ name, text }) => !PLAIN.test(name) && / (?:— |– \D)/.test(text))
  expect(breaking.map(({ name }) => name)).toEqual([])
})

function textsOf(messages: object, parents: string[] = []): { name: string; text: string }[] {
  return Object.entries(messages).flatMap(([key, message]) =>
    typeof message === 'object' ? textsOf(message as object, [...parents, key]) : [{ name: [...parents, key].join('.'), text: String(message) }],
  )
}
