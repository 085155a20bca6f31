import type { CollectionAfterChangeHook } from 'payload'
import { runStatement, sql } from '../../database/statement'
import type { Accelerator } from '../../payload-types'

const READ = ['projectName', 'projectStage', 'motivation', 'answers', 'redactions'] as const

/** What was read, or begun, before a text changed is older than it. */
export const markReadings: CollectionAfterChangeHook<Accelerator> = async ({ doc, previousDoc, operation, req }) => {
  const isChanged = operation === 'update' && READ.some((field) => JSON.stringify(doc[field] ?? null) !== JSON.stringify(previousDoc[field] ?? null))
  if (isChanged) await runStatement(req.payload, sql`update review_assignments set is_older_than_text = true where application = ${doc.id} and state in ('draft', 'sent')`, req)
  return doc
}
