import { articlesPath } from './articles-path'

test.each([
  { of: {}, path: '/media' },
  { of: { page: 1 }, path: '/media' },
  { of: { page: 3 }, path: '/media?page=3' },
  { of: { tag: 'jazz' }, path: '/media?tag=jazz' },
  { of: { tag: 'food & drink', page: 2 }, path: '/media?tag=food+%26+drink&page=2' },
])('articles of $of stand at $path', ({ of, path }) => {
  expect(articlesPath(of)).toBe(path)
})
