import type { JSONField } from 'payload'
import { z } from 'zod'

type JsonSchema = ReturnType<NonNullable<JSONField['typescriptSchema']>[number]>

/** A field of a task's input, whose generated type is that of the schema. */
export function jsonField(name: string, schema: z.ZodType): JSONField {
  return { name, type: 'json', required: true, typescriptSchema: [() => z.toJSONSchema(schema, { target: 'draft-4' }) as JsonSchema] }
}
