import { allowedHtml } from './allowed-html'

test.each(['https://example.com/a?b=c#d', 'http://example.com', 'HTTPS://example.com', 'mailto:ana@example.com', 'tel:+995555123456', '/privacy', '#top'])('a link to %s stays', (address) => {
  const html = `<p>See <a href="${address}">this</a>.</p>`
  expect(allowedHtml(html)).toBe(html)
})

test.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'file:///etc/passwd', 'data:text/html,x', 'ftp://example.com', 'https://', '#', '', 'www.example.com'])('of a link to “%s” the words stay', (address) => {
  expect(allowedHtml(`<p>See <a href="${address}" target="_blank"><strong>this</strong></a>.</p>`)).toBe('<p>See <strong>this</strong>.</p>')
})

test('headings of other sizes become the nearest that pages have', () => {
  expect(allowedHtml('<h1>1</h1><h2>2</h2><h4>4</h4><h5>5</h5><h6>6</h6>')).toBe('<h2>1</h2><h2>2</h2><h4>4</h4><h4>5</h4><h4>6</h4>')
})
