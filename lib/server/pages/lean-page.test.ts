import { leanPage } from './lean-page'

const data = (rows: string) => `<script>self.__next_f.push([1,"2:[1]\\n${rows}0:{}\\n"])</script>`

test('the script for browsers without modules is left out', () => {
  expect(leanPage('<script src="/_next/static/chunks/old.js" noModule=""></script><script src="/a.js" async=""></script>')).toBe('<script src="/a.js" async=""></script>')
})

test('hints at what the head names are left out of the data', () => {
  const hints = String.raw`:HL[\"/_next/static/a.css\",\"style\"]\n:HL[\"/_next/static/b.woff2\",\"font\",{\"type\":\"font/woff2\"}]\n`
  expect(leanPage(data(hints))).toBe(data(''))
  const others = data(String.raw`:HL[\"/elsewhere/a.css\",\"style\"]\n5:T9,:HL[text]\n`)
  expect(leanPage(others)).toBe(others)
})

test('properties without a value are left out of the data, and no text that looks like one', () => {
  const element = (props: string) => data(String.raw`1:[\"$\",\"p\",null,{${props}\"children\":1}]\n`)
  expect(leanPage(element(String.raw`\"lang\":\"$undefined\",\"data-x\":\"$undefined\",`))).toBe(element(''))
  const text = element(String.raw`\"title\":\"\\\"a\\\":\\\"$undefined\\\",\",`)
  expect(leanPage(text)).toBe(text)
})
