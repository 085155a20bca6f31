import { leftOutDocuments, noteRead } from './left-out'

const key = { collection: 'articles', id: '1' } as const

test('a document is left out until each wrong field is right', () => {
  noteRead(key, ['title', 'body'], ['title'])
  noteRead({ ...key, id: '2' }, ['title'], [])
  expect(leftOutDocuments()).toEqual([{ ...key, fields: ['title'] }])
  noteRead(key, ['body'], [])
  expect(leftOutDocuments()).toHaveLength(1)
  noteRead(key, ['body'], ['body'])
  expect(leftOutDocuments()[0]?.fields).toEqual(['title', 'body'])
  noteRead(key, ['title', 'body'], [])
  expect(leftOutDocuments()).toEqual([])
})
