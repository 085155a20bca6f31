import { linkSource } from './link-source'

const PAGE = 'https://leadx.example/event/a/apply-now'

test.each([
  ['nothing', PAGE, '', ''],
  ['the source of the address', `${PAGE}?utm_source=Newsletter&utm_campaign=march`, 'https://other.example/', 'newsletter'],
  ['several words as one', `${PAGE}?utm_source=Radio%20Imereti!`, '', 'radio-imereti'],
  ['Georgian words', `${PAGE}?utm_source=${encodeURIComponent('რადიო')}`, '', 'რადიო'],
  ['the site of the referrer', PAGE, 'https://www.university.example/news/today?user=7', 'university.example'],
  ['no page of our own', PAGE, 'https://leadx.example/', ''],
  ['no address of a person', `${PAGE}?utm_source=nino@example.com`, '', ''],
  ['no long mark', `${PAGE}?utm_source=${'a1'.repeat(30)}`, 'https://other.example/', 'other.example'],
  ['what is no address', PAGE, 'about:client', ''],
])('%s', (_, address, referrer, expected) => {
  expect(linkSource(address, referrer)).toBe(expected)
})
