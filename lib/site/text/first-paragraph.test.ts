import { firstParagraph } from './first-paragraph'

test.each([
  ['', ''],
  ['plain words', 'plain words'],
  ['<p>One.</p><p>Two.</p>', 'One.'],
  ['<h2>Title</h2><p></p><p> Here <strong>it</strong> is, <a href="/x">all</a>. </p>', 'Here it is, all.'],
  ['<p>First<br>line &amp; second</p>', 'First line & second'],
  ['<ul><li>only a list</li></ul>', ''],
])('%s begins with "%s"', (html, expected) => {
  expect(firstParagraph(html)).toBe(expected)
})
