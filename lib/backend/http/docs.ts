import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { OpenAPIHono } from '@hono/zod-openapi'
import swaggerFolder from 'swagger-ui-dist/absolute-path.js'
import type { ApiEnv } from './session'

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

const ASSET_TYPES: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
}

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API</title>
<link rel="stylesheet" href="${PAGE_PATH}/swagger-ui.css">
</head>
<body>
<main id="api"></main>
<script src="${PAGE_PATH}/swagger-ui-bundle.js"></script>
<script>SwaggerUIBundle({ url: '${DOCUMENT_PATH}', dom_id: '#api' })</script>
</body>
</html>`

export const DOCS_PATHS = [DOCUMENT_PATH, PAGE_PATH]

/** Serves the OpenAPI document of all that is registered so far, and a page to browse it. */
export function registerDocs(api: OpenAPIHono<ApiEnv>): void {
  api.doc31(DOCUMENT_PATH, {
    openapi: '3.1.0',
    info: { title: 'Site API', version: '1', description: DESCRIPTION },
  })
  api.get(PAGE_PATH, (context) => context.html(PAGE))
  api.get(`${PAGE_PATH}/:asset`, async (context) => {
    const asset = context.req.param('asset')
    const type = Object.hasOwn(ASSET_TYPES, asset) ? ASSET_TYPES[asset] : undefined
    if (!type) return context.notFound()
    return context.body(new Uint8Array(await readFile(path.join(swaggerFolder(), asset))), 200, {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=86400',
    })
  })
}
