import type { OpenAPIHono } from '@hono/zod-openapi'
import { docsPage, type ApiDocument } from './docs-page'
import { DOCS_STYLE } from './docs-style'
import type { ApiEnv } from '../session'

const DESCRIPTION = [
  'The JSON contract that the site speaks. Lists answer `{ items, total, page, limit }`; errors answer',
  '`{ error: { code, message, fields } }`. `position` is the zero-based place of a document among all of its',
  'kind. Lists sort by any field: a related event by its identifier, a session day by its date, objects and lists by',
  'their JSON. `untranslated` names the fields of an answer',
  'that fell back to English. Images carry `renditions`, narrower versions for `srcset`. Unknown parameters are',
  'ignored; a parameter given twice is a 400. Writes of staff take a session: the cookie `token` with the header',
  '`X-XSRF-TOKEN`, or the header `token` alone. In their bodies a localised field is a string of the language of',
  'the request, which leaves other languages as they are, or `{ "en", "ge" }`; `PUT` empties what it leaves out,',
  'except for an English title. A picture is the `_id` of an upload or the picture as it was read.',
].join(' ')

const DOCUMENT_PATH = '/api/openapi.json'
const PAGE_PATH = '/api/docs'

const STYLE_PATH = `${PAGE_PATH}/style.css`

const ABOUT = { openapi: '3.1.0', info: { title: 'Site API', version: '1', description: DESCRIPTION } }

export const DOCS_PATHS = [DOCUMENT_PATH, PAGE_PATH]

/** Serves the OpenAPI document of all that is registered so far, and a page to read it. */
export function registerDocs(api: OpenAPIHono<ApiEnv>): void {
  api.doc31(DOCUMENT_PATH, ABOUT)
  api.get(PAGE_PATH, (context) => context.html(docsPage(api.getOpenAPI31Document(ABOUT) as ApiDocument, { document: DOCUMENT_PATH, style: STYLE_PATH })))
  api.get(STYLE_PATH, (context) => context.body(DOCS_STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'public, max-age=3600' }))
}
