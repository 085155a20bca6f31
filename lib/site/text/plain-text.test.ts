import { toPlainText } from './plain-text'

test.each([
  { html: '', text: '' },
  { html: '<p>One</p><p>Two</p>', text: 'One Two' },
  { html: '<p>Say <strong>it</strong> <em>now</em>.</p>', text: 'Say it now .' },
  { html: 'Up<br />down', text: 'Up down' },
  { html: '<a href="/event?a=1&amp;b=2">Food &amp; drink</a>', text: 'Food & drink' },
  { html: '&lt;b&gt; &quot;x&quot; &#39;y&#39; &#x10D0;&nbsp;z', text: '<b> "x" \'y\' ა z' },
  { html: 'AT&T &unknown; &#0; &#99999999;', text: 'AT&T &unknown; &#0; &#99999999;' },
])('$html reads "$text"', ({ html, text }) => {
  expect(toPlainText(html)).toBe(text)
})
