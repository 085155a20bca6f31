import type { OpenAPIHono } from '@hono/zod-openapi'
import type { z } from 'zod'
import { ErrorBodySchema } from '@/lib/contract/errors'
import type { ApiEnv } from './session'

/** The application that answers the contract. */
export type Api = OpenAPIHono<ApiEnv>

/** A path of the contract as the router writes it. @param name of its parameter, where that must not be the contract's */
export function routerPath(path: string, name = '$1'): string {
  return path.replace(/\{(\w+)\}/g, `:${name}`)
}

/** Describes an answer in JSON for the published document. */
export const json = (schema: z.ZodType, description: string) => ({
  description,
  content: { 'application/json': { schema } },
})

/** The answer to a query that does not fit its schema. */
export const malformed = { 400: json(ErrorBodySchema, 'A parameter has a value outside its range.') }
