import { captionOf } from './caption'

test.each([
  { alt: 'Illustration: north light falling through the roof', caption: 'North light falling through the roof' },
  { alt: 'ილუსტრაცია: ხის საქსოვი დაზგა', caption: 'ხის საქსოვი დაზგა' },
  { alt: 'Tbilisi: the old town', caption: 'Tbilisi: the old town' },
  { alt: 'élan', caption: 'Élan' },
  { alt: 'DSC_0042.JPG', caption: '' },
  { alt: 'Photo: img-2.webp', caption: '' },
])('"$alt" is captioned "$caption"', ({ alt, caption }) => {
  expect(captionOf(alt)).toBe(caption)
})
