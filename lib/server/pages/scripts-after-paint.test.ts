import { scriptsAfterPaint } from './scripts-after-paint'

const page = (body: string) => `<!DOCTYPE html><html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js?dpl=7"/><script src="/_next/static/chunks/a-1.js" async=""></script></head><body>${body}</body></html>`

test('the framework’s scripts are named to what loads them later, each once, and nowhere else', () => {
  const text = scriptsAfterPaint(page('<p>Text</p><script src="/_next/static/chunks/b.js?dpl=7" id="_R_" async=""></script><script src="/_next/static/chunks/a-1.js" async=""></script>'))
  expect(text).toMatch(/<head><\/head><body><p>Text<\/p><script>\(names=>[^]*\)\(\["a-1\.js","b\.js\?dpl=7"\]\)<\/script><\/body><\/html>$/)
  expect(text.match(/\.js/g)).toHaveLength(2)
})

test('other scripts, and text that looks like one, stay as they are', () => {
  const others = '<script src="/api/docs/x.js"></script><script>self.__next_f.push([1,"\\u003cscript src=\\"/_next/static/chunks/c.js\\" async=\\"\\">"])</script>'
  expect(scriptsAfterPaint(page(others))).toContain(others)
})

test('a page without an end, or without scripts, is left alone', () => {
  for (const text of ['<p>part</p>', '<body><p>whole</p></body>']) expect(scriptsAfterPaint(text)).toBe(text)
})
