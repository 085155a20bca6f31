import { resourceUrl } from './resource-url'

test.each([
  { given: 'media/a.webp', base: 'https://files.example.org', loaded: 'https://files.example.org/media/a.webp' },
  { given: '/media/a.webp', base: 'https://files.example.org', loaded: 'https://files.example.org/media/a.webp' },
  { given: 'media/a.webp', base: 'https://example.org/files', loaded: 'https://example.org/files/media/a.webp' },
  { given: 'media/a.webp?v=1', base: '', loaded: '/media/a.webp?v=1' },
  { given: '//evil.example/a.webp', base: '', loaded: '/evil.example/a.webp' },
  { given: 'http://other.example/a.webp', base: 'https://example.org', loaded: 'http://other.example/a.webp' },
  { given: '{host}/a.webp', base: 'https://example.org', loaded: '{host}/a.webp' },
])('"$given" on "$base" is loaded from "$loaded"', ({ given, base, loaded }) => {
  expect(resourceUrl(given, base)).toBe(loaded)
})
