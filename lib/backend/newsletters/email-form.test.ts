import { PAGE_FORM } from '../content/newsletters/page-form'
import { renderBody, type BodyForm } from '../content/newsletters/render-body'
import { emailForm, textForm } from './email-form'

const text = (words: string, format = 0) => ({ type: 'text', text: words, format })
const element = (type: string, ...children: object[]) => ({ type, children })
const item = (...children: object[]) => element('listitem', ...children)
const link = (url: string, words: string) => ({ ...element('link', text(words)), fields: { url } })
const block = (fields: object) => ({ type: 'block', fields })

const picture = { id: 'p1', filename: 'mill.webp', mimeType: 'image/webp', width: 1600, height: 800, updatedAt: '2026-11-01T00:00:00.000Z', alt: { en: 'The mill', ka: 'ქარხანა' } }
const event = { id: 'e1', identifier: 'summit', title: { en: 'Summit & friends' }, startsAt: '2027-05-13T06:00:00.000Z', endsAt: null, timezone: 'Asia/Tbilisi', status: 'scheduled', venue: { name: { en: 'Silk Hall' }, city: { en: 'Tbilisi' } }, coverImage: picture }
const parts = new Map<string, Record<string, unknown>>([['media p1', picture], ['events e1', event]])

const render = (form: BodyForm, ...children: object[]) => renderBody({ root: element('root', ...children) }, parts, 'en', form)

test.each<[string, object, { page: string; email: string | RegExp; text: string }]>([
  ['marked words', element('paragraph', text('Tea & ', 1), text('wine', 3)), { page: '<p><strong>Tea &amp; </strong><em><strong>wine</strong></em></p>', email: '<p style="margin:0 0 16px"><strong>Tea &amp; </strong><em><strong>wine</strong></em></p>', text: 'Tea & wine' }],
  ['a link within the site', element('paragraph', link('/media#top', 'Media')), { page: '<p><a href="/media#top">Media</a></p>', email: /<a class="accent" href="http:\/\/localhost:3000\/media\?lang=en#top"/, text: 'Media (http://localhost:3000/media?lang=en#top)' }],
  ['a link that leads nowhere', element('paragraph', link('javascript:alert(1)', 'Press')), { page: '<p>Press</p>', email: '<p style="margin:0 0 16px">Press</p>', text: 'Press' }],
  ['a link that says its address', element('paragraph', link('https://a.example/', 'https://a.example/')), { page: '<p><a href="https://a.example/">https://a.example/</a></p>', email: /https:\/\/a\.example\/<\/a>/, text: 'https://a.example/' }],
  ['a heading', { ...element('heading', text('What is new')), tag: 'h1' }, { page: '<h2>What is new</h2>', email: /^<h2 style="[^"]*">What is new<\/h2>$/, text: 'What is new\n-----------' }],
  ['a list', { ...element('list', item(text('One')), item(text('Two'))), listType: 'number' }, { page: '<ol><li>One</li><li>Two</li></ol>', email: /1\.<\/td>[\s\S]*2\.<\/td>/, text: '1. One\n2. Two' }],
  ['a quotation', element('quote', text('Said.'), { type: 'linebreak' }, text('She')), { page: '<blockquote>Said.<br>She</blockquote>', email: /^<table role="presentation"/, text: '> Said.\n> She' }],
  ['a picture', block({ blockType: 'picture', picture: 'p1' }), { page: '<figure><img src="/cms/api/media/file/mill.webp?v=t5rj7k" alt="The mill" width="1600" height="800"></figure>', email: /<img src="http:\/\/localhost:3000\/cms\/api\/media\/file\/mill\.webp\?v=\w+" alt="The mill" width="526" height="263"/, text: '[The mill]' }],
  ['a button', block({ blockType: 'button', label: 'Come', href: '/event/summit' }), { page: '<p data-part="button"><a href="/event/summit">Come</a></p>', email: /class="button" bgcolor="#\w+"[^>]*><a href="http:\/\/localhost:3000\/event\/summit\?lang=en"/, text: 'Come:\nhttp://localhost:3000/event/summit?lang=en' }],
  ['what visitors cannot see', block({ blockType: 'card', document: { relationTo: 'events', value: 'e2' } }), { page: '', email: '', text: '' }],
  ['what the editor does not have', { type: 'poll' }, { page: '', email: '', text: '' }],
])('%s', (_name, node, expected) => {
  expect(render(PAGE_FORM, node).replace(/v=\w+/, 'v=t5rj7k')).toBe(expected.page)
  if (typeof expected.email === 'string') expect(render(emailForm('en'), node)).toBe(expected.email)
  else expect(render(emailForm('en'), node)).toMatch(expected.email)
  expect(render(textForm('en'), node)).toBe(expected.text)
})

test('a card shows when and where, in the language of the letter where there is one', () => {
  const card = block({ blockType: 'card', document: { relationTo: 'events', value: 'e1' } })
  expect(render(PAGE_FORM, card)).toMatch(/^<div data-part="card"><img [^>]*alt=""[^>]*><a href="\/event\/summit"><strong>Summit &amp; friends<\/strong><\/a><span>[^<]*2027[^<]* · Silk Hall, Tbilisi<\/span><\/div>$/)
  expect(renderBody({ root: element('root', card) }, parts, 'ka', textForm('ka'))).toMatch(/^Summit & friends\n.*Silk Hall, Tbilisi\nhttp:\/\/localhost:3000\/event\/summit\?lang=ge$/)
  for (const [, width = ''] of render(emailForm('en'), card).matchAll(/<img [^>]*width="(\d+)"/g)) expect(Number(width)).toBeLessThanOrEqual(120)
})
