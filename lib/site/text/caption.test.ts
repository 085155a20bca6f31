import { captionOf } from './caption'

test.each([
  { alt: 'Illustration: north light falling through the roof', caption: 'North light falling through the roof' },
  { alt: 'ილუსტრაცია: ხის საქსოვი დაზგა', caption: 'ხის საქსოვი დაზგა' },
  { alt: 'the old town at night', caption: 'The old town at night' },
  { alt: 'Tbilisi: the old town', caption: 'Tbilisi: the old town' },
  { alt: '  A stage  ', caption: 'A stage' },
  { alt: 'élan', caption: 'Élan' },
  { alt: 'DSC_0042.JPG', caption: '' },
  { alt: 'Photo: img-2.webp', caption: '' },
  { alt: '2026', caption: '' },
  { alt: '', caption: '' },
])('"$alt" is captioned "$caption"', ({ alt, caption }) => {
  expect(captionOf(alt)).toBe(caption)
})
