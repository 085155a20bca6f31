import { z } from 'zod'
import { HtmlSchema, NewsletterHtmlSchema } from '@/lib/contract/fields/document'
import { env } from '@/lib/env'
import { resourceUrl } from '@/lib/site/resource-url'
import { allowedHtml, allowedNewsletterHtml } from '@/lib/site/text/html/allowed-html'

/** Leaves in the HTML of an answer only what the pages render, since a remote backend may be anybody's. */
export function sanitizeAnswer<Answer>(schema: z.core.$ZodType, answer: Answer): Answer {
  return sanitize(schema, answer) as Answer
}

function sanitize(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema === HtmlSchema) return typeof value === 'string' ? allowedHtml(value) : value
  if (schema === NewsletterHtmlSchema && typeof value === 'string') return allowedNewsletterHtml(value, (path) => resourceUrl(path, env().RESOURCE_BASE_URL))
  if (schema instanceof z.core.$ZodDefault || schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodNullable) {
    return sanitize(schema._zod.def.innerType, value)
  }
  if (schema instanceof z.core.$ZodArray && Array.isArray(value)) return value.map((entry) => sanitize(schema._zod.def.element, entry))
  if (schema instanceof z.core.$ZodObject && typeof value === 'object' && value !== null) {
    const { shape } = schema._zod.def
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shape[name] ? sanitize(shape[name], part) : part]))
  }
  return value
}
