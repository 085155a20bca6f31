import { keepDays, keepTogether } from './keep-together'

test.each([
  ['22 სპიკერი', '22\u00a0სპიკერი'],
  ['2027 წლის 13–15 მაისი', '2027\u00a0წლის 13\u2060–\u206015\u00a0მაისი'],
  ['48 000 ხე', '48\u00a0000\u00a0ხე'],
  ['1 მარტი – 30 ივნისი, 2027', '1\u00a0მარტი – 30\u00a0ივნისი, 2027'],
  ['სპიკერი', 'სპიკერი'],
  ['13–15 May 2027', '13–15 May 2027'],
])('of %s', (text, kept) => {
  expect(keepTogether(text)).toBe(kept)
})

test('of days within a text', () => {
  expect(keepDays('from 1 March to 30 June 2027')).toBe('from 1\u00a0March to 30\u00a0June 2027')
})
