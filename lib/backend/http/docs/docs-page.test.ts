import { docsPage, type ApiDocument } from './docs-page'

const SCHEMA = {
  type: 'object',
  required: ['email'],
  properties: { email: { type: 'string', format: 'email', maxLength: 254 }, kind: { enum: ['guest', 'staff'] }, event: { $ref: '#/components/schemas/Event' }, tags: { type: ['array', 'null'], items: { type: 'string' } } },
}

const DOCUMENT: ApiDocument = {
  info: { title: 'Site <API>', description: 'Says `a & b`' },
  paths: {
    '/api/events/{id}': {
      get: { tags: ['events'], summary: 'One event', parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }], responses: { 200: { description: 'The event.', content: { 'application/json': { schema: { $ref: '#/components/schemas/Event' } } } } } },
      post: { tags: ['events'], requestBody: { content: { 'application/json': { schema: SCHEMA } } }, responses: { 201: { description: 'Stored.' } } },
    },
  },
  components: { schemas: { Event: { type: 'object', properties: { title: { anyOf: [{ type: 'string' }, { type: 'null' }] } } } } },
}

test('the page of the API names routes, fields and types, links schemas, and runs nothing', async () => {
  const page = String(await docsPage(DOCUMENT, { document: '/api/openapi.json', style: '/api/docs/style.css' }))
  const text = page.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
  for (const words of ['GET /api/events/{id}', 'POST /api/events/{id}', 'id required path: string', 'email required string (email) maxLength 254', 'one of &quot;guest&quot; , &quot;staff&quot;', 'array or null of string', 'title string or null', '200 application/json: Event The event.']) {
    expect(text).toContain(words)
  }
  expect(page).toContain('<a href="#schema-Event">Event</a>')
  expect(page).toContain('id="schema-Event"')
  expect(page).toContain('Site &lt;API&gt;')
  expect(page).toContain('<p>Says <code>a &amp; b</code></p>')
  expect(page).not.toMatch(/<script|<style|\bon\w+=|undefined|false/)
})
