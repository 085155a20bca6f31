import { firstParagraph, toPlainText } from './plain-text'

test.each([
  { html: '<p>Say <strong>it</strong> <em>now</em>.</p>', text: 'Say it now.' },
  { html: 'Up<br />down', text: 'Up down' },
  { html: '<a href="/event?a=1&amp;b=2">Food &amp; drink</a>', text: 'Food & drink' },
  { html: '&lt;b&gt; &quot;x&quot; &#39;y&#39; &#x10D0;&nbsp;z', text: '<b> "x" \'y\' ა z' },
  { html: 'AT&T &unknown; &#0; &#99999999;', text: 'AT&T &unknown; \uFFFD \uFFFD' },
])('$html reads "$text"', ({ html, text }) => {
  expect(toPlainText(html)).toBe(text)
})

test.each([
  ['<p>One.</p><p>Two.</p>', 'One.'],
  ['<h2>Title</h2><p></p><p> Here <strong>it</strong> is, <a href="/x">all</a>. </p>', 'Here it is, all.'],
  ['<p>First<br>line &amp; second</p>', 'First line & second'],
  ['<ul><li>only a list</li></ul>', ''],
])('%s begins with "%s"', (html, expected) => {
  expect(firstParagraph(html)).toBe(expected)
})
