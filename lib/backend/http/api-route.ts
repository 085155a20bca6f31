import type { OpenAPIHono } from '@hono/zod-openapi'
import type { z } from 'zod'
import { ErrorBodySchema } from '@/lib/contract/errors'
import type { ApiEnv } from './session'

/** The application that answers the contract. */
export type Api = OpenAPIHono<ApiEnv>

/** Describes an answer in JSON for the published document. */
export const json = (schema: z.ZodType, description: string) => ({
  description,
  content: { 'application/json': { schema } },
})

/** The answer to a query that does not fit its schema. */
export const malformed = { 400: json(ErrorBodySchema, 'A parameter has a value outside its range.') }
