import { htmlChapters } from './html-chapters'

test.each([
  ['<h2>By train</h2><p>Line 1.</p><p>Then walk.</p><h2>By car</h2><p>Do not.</p>', ['<h2>By train</h2><p>Line 1.</p><p>Then walk.</p>', '<h2>By car</h2><p>Do not.</p>']],
  ['<p>Come early &amp; walk.</p>\n<h2>On foot</h2>\n<p>Eight minutes.</p>', ['<p>Come early &amp; walk.</p>', '<h2>On foot</h2>\n<p>Eight minutes.</p>']],
  ['<blockquote><h2>Not a chapter</h2></blockquote><p>One.</p>', ['<blockquote><h2>Not a chapter</h2></blockquote><p>One.</p>']],
  ['<p>One.</p><h3>Small</h3><p>Two.</p>', ['<p>One.</p><h3>Small</h3><p>Two.</p>']],
  ['<h2>Never closed', ['<h2>Never closed</h2>']],
  ['Take the metro.', ['Take the metro.']],
  ['', []],
])('cuts %s before its chapters', (html, parts) => {
  expect(htmlChapters(html)).toEqual(parts)
})
