import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

/** What the page shows of a schema (JSON Schema 2020-12). */
interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  description?: string
  enum?: unknown[]
  const?: unknown
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  [limit: string]: unknown
}

type Content = Record<string, { schema?: Schema }>

interface Operation {
  tags?: string[]
  summary?: string
  description?: string
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema?: Schema }[]
  requestBody?: { content: Content }
  responses?: Record<string, { description?: string; content?: Content }>
}

/** What the page shows of an OpenAPI document. */
export interface ApiDocument {
  info: { title: string; description?: string }
  paths?: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, Schema> }
}

type Html = HtmlEscapedString | Promise<HtmlEscapedString>

interface Route extends Operation {
  method: string
  path: string
}

const LIMITS = ['minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'minItems', 'maxItems', 'pattern', 'default'] as const

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

/** The documentation of the API as a page that needs no script. */
export function docsPage({ info, paths = {}, components }: ApiDocument, links: { document: string; style: string }): Html {
  const routes = Object.entries(paths).flatMap(([path, operations]) =>
    METHODS.flatMap((method) => (operations[method] ? [{ ...operations[method], method: method.toUpperCase(), path }] : [])),
  )
  const tags = [...new Set(routes.map(tagOf))]
  const schemas = Object.entries(components?.schemas ?? {}).toSorted(([one], [other]) => one.localeCompare(other))
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title}</title>
<link rel="stylesheet" href="${links.style}">
</head>
<body>
<header>
<h1>${info.title}</h1>
<p>${prose(info.description)}</p>
<p><a href="${links.document}">OpenAPI document</a></p>
</header>
<nav aria-label="Contents">
<ul>${[...tags.map((tag) => html`<li><a href="#${tag}">${tag}</a></li>`), html`<li><a href="#schemas">Schemas</a></li>`]}</ul>
</nav>
<main>
${tags.map((tag) => html`<section aria-labelledby="${tag}"><h2 id="${tag}">${tag}</h2>${routes.filter((route) => tagOf(route) === tag).map(operation)}</section>`)}
<section aria-labelledby="schemas"><h2 id="schemas">Schemas</h2>${schemas.map(([name, schema]) => html`<h3 id="${anchorOf(name)}"><code>${name}</code></h3>${details(schema)}`)}</section>
</main>
</body>
</html>`
}

const tagOf = ({ tags = [] }: Operation) => tags[0] ?? 'more'

const anchorOf = (name: string) => `schema-${name}`

function operation({ method, path, summary, description, parameters = [], requestBody, responses = {} }: Route): Html {
  return html`<article>
<h3><span class="method">${method}</span> <code>${path}</code></h3>
${summary && html`<p>${prose(summary)}</p>`}${description && html`<p>${prose(description)}</p>`}
${parameters.length > 0 && table('Parameters', parameters.map((parameter) => [html`<code>${parameter.name}</code>${mark(parameter.required)}`, html`${parameter.in}: ${typeOf(parameter.schema)}`, text(parameter.description ?? parameter.schema?.description, parameter.schema)]))}
${requestBody && content('Body', requestBody.content)}
${table('Answers', Object.entries(responses).map(([status, answer]) => [status, bodies(answer.content), text(answer.description)]))}
</article>`
}

function content(heading: string, types: Content): Html {
  return html`${Object.entries(types).map(([type, { schema }]) => html`<h4>${heading}: ${type}</h4>${details(schema)}`)}`
}

function bodies(types: Content = {}): Html {
  return html`${Object.entries(types).map(([type, { schema }]) => html`${type}: ${typeOf(schema)} `)}`
}

/** A schema with its fields, where it has any. */
function details(schema: Schema = {}): Html {
  const { properties, required = [], description } = schema
  const parts = schema.allOf ?? []
  const fields = Object.entries(properties ?? {})
  return html`${description && html`<p>${prose(description)}</p>`}
${fields.length === 0 && parts.length === 0 && html`<p>${typeOf(schema)}${text('', schema)}</p>`}
${fields.length > 0 && table('Fields', fields.map(([name, field]) => [html`<code>${name}</code>${mark(required.includes(name))}`, typeOf(field), text(field.description, field)]))}
${parts.map(details)}`
}

function mark(isRequired: boolean | undefined): Html | '' {
  return isRequired ? html` <span class="required">required</span>` : ''
}

function text(description: string | undefined, schema: Schema = {}): Html {
  const limits = LIMITS.filter((name) => schema[name] !== undefined).map((name) => html` <span class="limit">${name} <code>${JSON.stringify(schema[name])}</code></span>`)
  return html`${prose(description)}${limits}`
}

function table(caption: string, rows: (Html | string)[][]): Html | '' {
  if (rows.length === 0) return ''
  return html`<div class="table" role="region" aria-label="${caption}" tabindex="0"><table><caption>${caption}</caption><tbody>${rows.map(([first, ...others]) => html`<tr><th scope="row">${first}</th>${others.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`
}

/** What stands between backticks is code. */
function prose(words = ''): Html {
  return html`${words.split('`').map((part, index) => (index % 2 ? html`<code>${part}</code>` : part))}`
}

/** The type of a value in a few words, with links to schemas. */
function typeOf(schema: Schema = {}): Html {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? ''
    return html`<a href="#${anchorOf(name)}">${name}</a>`
  }
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (choices) return html`${choices.map((choice, index) => html`${index > 0 ? (schema.allOf ? ' and ' : ' or ') : ''}${typeOf(choice)}`)}`
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`
  if (schema.enum) return html`${schema.enum.map((value, index) => html`${index > 0 ? ', ' : 'one of '}<code>${JSON.stringify(value)}</code>`)}`
  const type = [schema.type ?? 'any'].flat().join(' or ')
  if (schema.items) return html`${type} of ${typeOf(schema.items)}`
  if (schema.properties) return html`${type} { ${Object.entries(schema.properties).map(([name, field], index) => html`${index > 0 ? ', ' : ''}<code>${name}</code>${schema.required?.includes(name) ? '' : '?'}: ${typeOf(field)}`)} }`
  if (typeof schema.additionalProperties === 'object') return html`${type} of ${typeOf(schema.additionalProperties)} by name`
  return html`${type}${schema.format ? ` (${schema.format})` : ''}`
}
