import type { CollectionConfig, CollectionSlug, GlobalConfig, GlobalSlug, PayloadRequest } from 'payload'
import { changedFields } from './changed-fields'
import { withLocaleRestored } from '../database/transaction'
import { recordInAuditLog, type AuditLogEntry } from './record-change'

type Document = Record<string, unknown>

/** The collections of people's data, of whose documents not even the title is noted. */
const OF_PEOPLE = ['registrations', 'accelerators', 'subscriptions', 'messages', 'users']

/** Adds hooks to a collection that note who of the staff changes its documents. */
export function audited(collection: CollectionConfig): CollectionConfig {
  const { slug, hooks = {} } = collection
  const describe = (document: Document) => ({
    entity: slug,
    document: String(document.id),
    title: OF_PEOPLE.includes(slug) ? undefined : titleOf(document, collection.admin?.useAsTitle),
  })
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [
        ...(hooks.afterChange ?? []),
        async ({ doc, previousDoc, operation, req }) => {
          const { id } = doc as { id: string }
          const readSeen = () => req.payload.findByID({ collection: slug as CollectionSlug, id, depth: 0, draft: false, req })
          await recordSave(req, describe(doc as Document), { after: doc as Document, before: previousDoc as Document | undefined, isNew: operation === 'create', readSeen })
          return doc as Document
        },
      ],
      afterDelete: [
        ...(hooks.afterDelete ?? []),
        async ({ doc, req }) => {
          await recordInAuditLog(req, { ...describe(doc as Document), action: 'deleted' })
          return doc as Document
        },
      ],
    },
  }
}

/** Adds a hook to a global that notes who of the staff changes it. */
export function auditedGlobal(global: GlobalConfig): GlobalConfig {
  const title = typeof global.label === 'string' ? global.label : global.slug
  return {
    ...global,
    hooks: {
      ...global.hooks,
      afterChange: [
        ...(global.hooks?.afterChange ?? []),
        async ({ doc, previousDoc, req }) => {
          const readSeen = () => req.payload.findGlobal({ slug: global.slug as GlobalSlug, depth: 0, draft: false, req })
          await recordSave(req, { entity: global.slug, title }, { after: doc as Document, before: previousDoc as Document | undefined, isNew: false, readSeen })
          return doc as Document
        },
      ],
    },
  }
}

interface Save {
  after: Document
  before: Document | undefined
  isNew: boolean
  /** Reads the document as visitors see it. */
  readSeen: () => Promise<unknown>
}

async function recordSave(
  req: PayloadRequest,
  what: Pick<AuditLogEntry, 'entity' | 'document' | 'title'>,
  { after, before = {}, isNew, readSeen }: Save,
): Promise<void> {
  const fields = changedFields(isNew ? {} : before, after)
  const language = req.locale ?? undefined
  const action = isNew ? 'created' : await actionOf(after._status, before._status, () => withLocaleRestored(req, readSeen))
  // The CMS saves some documents on its own, such as an account at each sign-in.
  if (action === 'changed' && fields.length === 0) return
  await recordInAuditLog(req, { ...what, action, language, changedFields: fields.join(', ') })
}

async function actionOf(after: unknown, before: unknown, readSeen: Save['readSeen']): Promise<AuditLogEntry['action']> {
  if (after === undefined) return 'changed'
  if (after !== 'draft') return 'published'
  if (before !== 'published') return 'savedDraft'
  // A draft beside what is published leaves that as it is.
  const { _status } = (await readSeen()) as Document
  return _status === 'published' ? 'savedDraft' : 'withdrawn'
}

function titleOf(document: Document, field: string | undefined): string {
  const title = field ? document[field] : undefined
  return typeof title === 'string' ? title : String(document.id)
}
