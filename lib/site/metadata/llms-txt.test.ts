import { toLlmsTxt } from './llms-txt'

const texts = {
  intro: 'Intro.', events: 'Events', pages: 'Pages', programs: 'For programs', agenda: (event: string) => `Agenda: ${event}`, api: 'API',
  sitemap: 'Sitemap',
}
const pages = [{ href: '/about', label: 'About' }]
const site = { locale: 'ka', origin: 'https://example.org', name: 'Leadx', description: 'Line\nbreak', image: null, feedTitle: '', newsletterFeedTitle: '', isIndexed: true } as const
const event = {
  identifier: 'summit', title: 'The [big] summit', fullTitle: '', summary: 'Three days.', venue: null, when: '13 May', note: 'Cancelled', hasAgenda: true,
}

test('every event and page has its line, in the addresses of the language', () => {
  const text = toLlmsTxt({ site, texts, pages, events: [event, { ...event, identifier: 'empty', hasAgenda: false }] })
  expect(text).toContain('# Leadx\n\n> Line break\n\nIntro.\n\n## Events\n')
  expect(text).toContain(String.raw`- [The \[big\] summit](https://example.org/event/summit?lang=ge): Cancelled. 13 May. Three days.`)
  expect(text).toContain('(https://example.org/api/sessions?event=summit&all=true&lang=ge)')
  expect(text).toContain('- [About](https://example.org/about?lang=ge)')
  expect(text).not.toContain('event=empty')
})
