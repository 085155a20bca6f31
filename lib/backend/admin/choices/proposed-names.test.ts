import { proposeIdentifier, proposeKey } from './proposed-names'

test.each([
  ['  Who’s afraid — of “queues”?  ', 'whos-afraid-of-queues'],
  ['Leyla Aydın Çelik', 'leyla-aydin-celik'],
  ['Chœur Øst & Łódź', 'choeur-ost-lodz'],
  ['ჯაზის ღამე 2027', 'jazis-ghame-2027'],
  ['…', ''],
  ['x'.repeat(200), 'x'.repeat(80)],
])('the page of “%s” is proposed as “%s”', (title, expected) => {
  expect(proposeIdentifier(title)).toBe(expected)
})

test.each([
  ['What do you eat?', 'whatDoYou'],
  ['2 nights or 3?', 'nightsOr'],
  ['რას მიირთმევთ?', 'rasMiirtmevt'],
])('the key of “%s” is proposed as “%s”', (question, expected) => {
  expect(proposeKey(question)).toBe(expected)
})
