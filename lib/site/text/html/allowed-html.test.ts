import { allowedHtml } from './allowed-html'

test.each(['https://example.com/a?b=c#d', 'http://example.com', 'HTTPS://example.com', 'mailto:ana@example.com', 'tel:+995555123456', '/privacy', '#top'])('a link to %s stays', (address) => {
  const html = `<p>See <a href="${address}">this</a>.</p>`
  expect(allowedHtml(html)).toBe(html)
})

test.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'file:///etc/passwd', 'data:text/html,x', 'ftp://example.com', 'https://', '#', '', 'www.example.com'])('of a link to “%s” the words stay', (address) => {
  expect(allowedHtml(`<p>See <a href="${address}" target="_blank"><strong>this</strong></a>.</p>`)).toBe('<p>See <strong>this</strong>.</p>')
})
