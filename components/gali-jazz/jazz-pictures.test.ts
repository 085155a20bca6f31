import { galleryPictures, storyPicture } from './jazz-pictures'

const image = { url: '/stage.webp', alt: '', width: 960, height: 640, renditions: [] }
const [first, second] = [{ image, caption: 'first' }, { image, caption: 'second' }]

test.each([
  { what: 'of several pictures the last stands beside the story', text: '<p>Once</p>', gallery: [first, second], story: second, rest: [first] },
  { what: 'the only one stays in the gallery', text: '<p>Once</p>', gallery: [first], story: undefined, rest: [first] },
  { what: 'without a story all do', text: '', gallery: [first, second], story: undefined, rest: [first, second] },
  { what: 'there may be none', text: '<p>Once</p>', gallery: [], story: undefined, rest: [] },
])('the story takes the last of several pictures: $what', ({ text, gallery, story, rest }) => {
  expect(storyPicture({ text, gallery })).toBe(story)
  expect(galleryPictures({ text, gallery })).toEqual(rest)
})
