import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { Picture } from './picture'

const image = {
  url: '/media/hall.webp',
  alt: 'A full hall',
  width: 1600,
  height: 900,
  renditions: [
    { url: '/media/hall-400.webp', width: 400 },
    { url: '/media/hall-800.webp', width: 800 },
  ],
}

test('its place is kept while it loads', () => {
  render(<Picture image={image} sizes="50vw" />)
  expect(screen.getByRole('img')).toHaveAttribute('width', '1600')
  expect(screen.getByRole('img')).toHaveAttribute('height', '900')
})

test.each([
  { sizes: '30rem', srcset: '/media/hall-400.webp 400w, /media/hall-800.webp 800w, /media/hall.webp 1600w', src: '/media/hall.webp' },
  { sizes: '20rem', srcset: '/media/hall-400.webp 400w, /media/hall-800.webp 800w', src: '/media/hall-800.webp' },
  { sizes: '4rem', srcset: null, src: '/media/hall-400.webp' },
])('of a picture that is always $sizes wide no larger one is named than is seen', ({ sizes, srcset, src }) => {
  render(<Picture image={image} sizes={sizes} />)
  const picture = screen.getByRole('img')
  expect([picture.getAttribute('srcset'), picture.getAttribute('src')]).toEqual([srcset, src])
})

test.each([
  { sizes: '12.5rem', srcset: '/media/hall-400.webp 2x', src: '/media/hall-200.webp' },
  { sizes: '(width >= 60rem) 40rem, 50vw', srcset: '/media/hall-200.webp 200w, /media/hall-400.webp 400w, /media/hall.webp 1600w', src: '/media/hall.webp' },
  { sizes: '(width < 60rem) 30vw, 100vw', srcset: '/media/hall-200.webp 200w, /media/hall-400.webp 400w, /media/hall.webp 1600w', src: '/media/hall.webp' },
])('of a picture that takes $sizes none is named that no screen would choose', ({ sizes, srcset, src }) => {
  const renditions = [200, 400].map((width) => ({ url: `/media/hall-${width}.webp`, width }))
  render(<Picture image={{ ...image, renditions }} sizes={sizes} />)
  const picture = screen.getByRole('img')
  expect([picture.getAttribute('srcset'), picture.getAttribute('src')]).toEqual([srcset, src])
})

test.each([
  { priority: true, loading: 'eager', fetchPriority: 'high' },
  { priority: false, loading: 'lazy', fetchPriority: null },
])('with priority $priority it is loaded $loading', ({ priority, loading, fetchPriority }) => {
  render(<Picture image={image} sizes="50vw" priority={priority} />)
  expect(screen.getByRole('img')).toHaveAttribute('loading', loading)
  expect(screen.getByRole('img').getAttribute('fetchpriority')).toBe(fetchPriority)
})

describe('a picture with other forms', () => {
  const source = (shape: 'portrait' | 'whole', type: string, width: number) => ({ url: `/${shape}-${width}.${type}`, width, type: `image/${type}`, shape })
  const sources = [source('portrait', 'webp', 240), source('portrait', 'webp', 960), source('portrait', 'avif', 1200), source('whole', 'avif', 1920)]
  const sourcesOf = (container: HTMLElement) =>
    [...container.querySelectorAll('source')].map(({ media, type, srcset, sizes }) => [media, type, srcset, sizes])

  test('offers narrow screens the portrait crop, and everybody the smaller format first', () => {
    const { container } = render(<Picture image={{ ...image, sources }} sizes="50vw" portraitSizes="100vw" />)
    expect(sourcesOf(container)).toEqual([
      ['(width < 48rem)', 'image/avif', '/portrait-1200.avif 1200w', '100vw'],
      ['(width < 48rem)', 'image/webp', '/portrait-960.webp 960w', '100vw'],
      ['', 'image/avif', '/whole-1920.avif 1920w', '50vw'],
    ])
  })
})

test('the first picture is not requested before the style sheets', () => {
  expect(renderToString(<Picture image={image} sizes="50vw" priority />)).not.toContain('preload')
})
