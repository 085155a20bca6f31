import { pictureName, readLaterFiles, readReferences, readStyledFiles } from './page-references'

test('a page tells what it needs and where it leads', () => {
  const html = `<title>Leadx &amp; friends</title><link href="/_next/static/chunks/a.css"/><script src="/_next/static/chunks/b-1.js"></script>
    <a class="x" href="/event/a?page=2&amp;x=1">A</a><img srcSet="/m/p-960x600.webp?v=1 960w, /m/p-240x150.webp?v=1 240w" />
    <source srcset="/m/p-480x300.avif 480w"/><meta name="event-status" content="cancelled"/>`
  expect(readReferences(html)).toEqual({
    title: 'Leadx & friends',
    links: ['/event/a?page=2&x=1'],
    files: ['/_next/static/chunks/a.css', '/_next/static/chunks/b-1.js'],
    pictures: ['/m/p-240x150.webp?v=1'],
    eventStatus: 'cancelled',
  })
})

test('a style sheet names fonts beside it', () => {
  expect(readStyledFiles("@font-face{src:url('../media/core.woff2')}", '/_next/static/chunks/a.css')).toEqual(['/_next/static/media/core.woff2'])
})

test('a script names what it may load later', () => {
  const script = 's.v(t=>Promise.all(["static/chunks/1-x.js","static/chunks/2_y.css"].map(t=>s.l(t))).then(()=>t(1)));"static/media/a.woff2"'
  expect(readLaterFiles(script)).toEqual(['/_next/static/chunks/1-x.js', '/_next/static/chunks/2_y.css'])
})

test.each(['/m/nino.webp', '/m/nino-240x300.webp?v=2', '/other/nino-960x600.avif'])('%s is a picture of Nino', (address) => {
  expect(pictureName(address)).toBe('nino')
})
