import { holdsLink } from './holds-link'

test.each([
  'St. Gallen', 'J.R.R. Tolkien', 'J.R.R.Tolkien', 'Dr.Mari', 'N.A.S.A.', 'U.S.A', 'Ph.D', 'Dr. Nino Beridze, Jr.', 'გ.ბერიძე', 'დრ.მარი', 'Prof.Giorgi',
  'Nino O’Brien-Smith', 'ნინო 王小明 🎷', 'Rock & Roll: the Band', 'Studio No.1', 'Web 2.0', 'Tech 4.Ever', 'Wwwanda', 'Hotel: Rustaveli', '',
])('“%s” is a name', (text) => expect(holdsLink(text)).toBe(false))

test.each([
  'WIN 1000$ now: http://evil.example/x', 'evil.example', 'Evil.Example', 'EVIL.COM', 'x.com', 'sub.evil.example', 'see evil.example.', 'მაგალითი.გე',
  'www.evil', 'WWW.Evil', 'me@evil', 'a/b', 'mailto:me', 'javascript:x', 'https:evil', 'ｅｖｉｌ．ｅｘａｍｐｌｅ', 'evil。example', 'ev\u00ADil.exa\u200Bmple', 'dr.evil', 'a.io',
])('“%s” may become a link', (text) => expect(holdsLink(text)).toBe(true))
