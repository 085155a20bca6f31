import { fullTitleLanguage, fullTitleOf } from './full-title'

test.each([
  ['Leadx Summit 2027', 'Leadx Summit 2027', undefined],
  ['', 'Summit', 'en'],
])('a full title of "%s" is said as "%s", in its language', (fullTitle, shown, language) => {
  const event = { title: 'Summit', fullTitle, untranslated: ['title'] }
  expect([fullTitleOf(event), fullTitleLanguage(event)]).toEqual([shown, language])
})
