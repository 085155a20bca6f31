import { omittedDocuments, noteRead } from './omitted'

const key = { collection: 'articles', id: '1' } as const

test('a document is left out until each wrong field is right', () => {
  noteRead(key, ['title', 'body'], ['title'])
  noteRead({ ...key, id: '2' }, ['title'], [])
  expect(omittedDocuments()).toEqual([{ ...key, fields: ['title'] }])
  noteRead(key, ['body'], [])
  expect(omittedDocuments()).toHaveLength(1)
  noteRead(key, ['body'], ['body'])
  expect(omittedDocuments()[0]?.fields).toEqual(['title', 'body'])
  noteRead(key, ['title', 'body'], [])
  expect(omittedDocuments()).toEqual([])
})
