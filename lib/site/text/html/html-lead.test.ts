import { htmlLead } from './html-lead'

const paragraphs = (count: number, from = 1) => Array.from({ length: count }, (_, index) => `<p>${from + index}</p>`).join('')

test.each([
  { what: 'plain text', html: 'Three days in May.', lead: 'Three days in May.' },
  { what: 'two paragraphs and a chapter', html: `${paragraphs(2)}<h2>Then</h2><p>later</p>`, lead: paragraphs(2) },
  { what: 'more paragraphs than there is room for', html: paragraphs(5), lead: paragraphs(3) },
  { what: 'a heading at the very beginning', html: `<h2>First</h2>${paragraphs(2)}<h2>Then</h2>${paragraphs(1, 3)}`, lead: paragraphs(2) },
  { what: 'two headings in a row', html: `<h2>First</h2><h2>Second</h2>${paragraphs(1)}`, lead: paragraphs(1) },
  { what: 'nothing but a heading', html: '<h2>Soon</h2>', lead: '<h2>Soon</h2>' },
  { what: 'a smaller heading', html: '<p>1</p><h3>Small</h3><p>2</p><p>3</p>', lead: '<p>1</p><h3>Small</h3><p>2</p>' },
  {
    what: 'a list with paragraphs inside, which counts once',
    html: '<ul><li><p>a</p></li><li><p>b</p></li></ul><p>1</p><p>2</p><p>3</p>',
    lead: '<ul><li><p>a</p></li><li><p>b</p></li></ul><p>1</p><p>2</p>',
  },
  { what: 'a heading inside a quote, which begins no chapter', html: '<blockquote><h2>x</h2></blockquote><p>1</p><h2>Then</h2>', lead: '<blockquote><h2>x</h2></blockquote><p>1</p>' },
  { what: 'comments and capital letters', html: '<!-- <h2> --><P>1</P><H2>Then</H2><p>2</p>', lead: '<!-- <h2> --><P>1</P>' },
  { what: 'an element that is never closed', html: '<p>1<h2>Then</h2>', lead: '<p>1' },
])('of $what', ({ html, lead }) => {
  expect(htmlLead(html)).toBe(lead)
})

test('the number of blocks can be chosen', () => {
  expect(htmlLead(paragraphs(5), 1)).toBe('<p>1</p>')
})
