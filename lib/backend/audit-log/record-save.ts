import type { PayloadRequest } from 'payload'
import { withLocaleRestored } from '../database/transaction'
import { changedFields } from './changed-fields'
import { recordInAuditLog, type AuditLogEntry } from './record'

export interface StoredDocument extends Record<string, unknown> {
  id: string
}

interface Save {
  after: StoredDocument
  before: StoredDocument | undefined
  isNew: boolean
  /** Reads the document as visitors see it. */
  readPublished: () => Promise<object>
}

/** Records that a document was saved: as created, changed, a draft, published or unpublished. */
export async function recordSave(
  req: PayloadRequest,
  subject: Pick<AuditLogEntry, 'entity' | 'document' | 'title'>,
  { after, before, isNew, readPublished }: Save,
): Promise<void> {
  const fields = changedFields(isNew || !before ? {} : before, after)
  const language = req.locale ?? undefined
  const action = isNew ? 'created' : await actionOf(after._status, before?._status, () => withLocaleRestored(req, readPublished))
  // The CMS saves some documents on its own, such as an account at each sign-in.
  if (action === 'changed' && fields.length === 0) return
  await recordInAuditLog(req, { ...subject, action, language, changedFields: fields.join(', ') })
}

async function actionOf(after: unknown, before: unknown, readPublished: Save['readPublished']): Promise<AuditLogEntry['action']> {
  if (after === undefined) return 'changed'
  if (after !== 'draft') return 'published'
  if (before !== 'published') return 'savedDraft'
  // A draft beside a published document does not change that.
  const published = await readPublished()
  return '_status' in published && published._status === 'published' ? 'savedDraft' : 'withdrawn'
}
