import { render } from '@testing-library/react'
import { Hero } from './hero'

const pictureOf = (name: string) => ({ url: `/${name}.webp`, alt: name, width: 2400, height: 1500, renditions: [{ url: `/${name}-960.webp`, width: 960 }] })

test('a cut-out is chosen by the same sizes as its image, and says nothing of its own', () => {
  const { container } = render(<Hero image={pictureOf('garden')} cutout={pictureOf('saxophone')} title={<h1>Gali Jazz</h1>} />)
  const [image, cutout] = container.querySelectorAll('img')
  expect([image?.alt, cutout?.alt]).toEqual(['garden', ''])
  for (const name of ['sizes', 'class', 'width', 'height']) expect(cutout?.getAttribute(name)).toBe(image?.getAttribute(name))
})

test('a cut-out without its image is not shown', () => {
  const { container } = render(<Hero image={null} cutout={pictureOf('saxophone')} title={<h1>Gali Jazz</h1>} />)
  expect(container.querySelector('img')).toBe(null)
})
