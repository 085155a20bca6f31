import { inScheme, withoutPictures } from './preview-html'

test('the colours of the dark are those of the preview, not of the screen', () => {
  const html = '<style>@media (prefers-color-scheme:dark){p{color:#fff}}</style>'
  expect(inScheme(html, 'dark')).toBe('<style>@media all{p{color:#fff}}</style>')
  expect(inScheme(html, 'light')).toBe('<style>@media not all{p{color:#fff}}</style>')
})

test('without pictures their words remain', () => {
  expect(withoutPictures('<img width="9" src="/a.webp" alt="A boat"><td background="/b.webp" style="background:#123 url(/b.webp)"><a href="/c">c</a>')).toBe(
    '<img width="9" alt="A boat"><td style="background:#123 none"><a href="/c">c</a>',
  )
})
