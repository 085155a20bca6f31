import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  CollectionSlug,
  GlobalAfterChangeHook,
  GlobalConfig,
  GlobalSlug,
} from 'payload'
import { INBOX } from '../access/desk'
import { recordInAuditLog } from './record'
import { recordSave, type StoredDocument } from './record-save'

type AfterChange = Parameters<CollectionAfterChangeHook<StoredDocument>>[0]
type AfterDelete = Parameters<CollectionAfterDeleteHook<StoredDocument>>[0]
type AfterGlobalChange = Omit<Parameters<GlobalAfterChangeHook>[0], 'doc' | 'previousDoc'> & { doc: StoredDocument; previousDoc: StoredDocument }

/** Collections of personal data: not even the title of their documents is recorded. */
const PERSONAL: readonly string[] = [...INBOX, 'users']

export function audited(collection: CollectionConfig): CollectionConfig {
  const { slug, hooks = {} } = collection
  const subjectOf = (document: StoredDocument) => ({
    entity: slug,
    document: String(document.id),
    title: PERSONAL.includes(slug) ? undefined : titleOf(document, collection.admin?.useAsTitle),
  })
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [
        ...(hooks.afterChange ?? []),
        async ({ doc, previousDoc, operation, req }: AfterChange) => {
          const readPublished = () =>
            req.payload.findByID({ collection: slug as CollectionSlug, id: String(doc.id), depth: 0, draft: false, req })
          await recordSave(req, subjectOf(doc), { after: doc, before: previousDoc, isNew: operation === 'create', readPublished })
          return doc
        },
      ],
      afterDelete: [
        ...(hooks.afterDelete ?? []),
        async ({ doc, req }: AfterDelete) => {
          await recordInAuditLog(req, { ...subjectOf(doc), action: 'deleted' })
          return doc
        },
      ],
    },
  }
}

export function auditedGlobal(global: GlobalConfig): GlobalConfig {
  const title = typeof global.label === 'string' ? global.label : global.slug
  return {
    ...global,
    hooks: {
      ...global.hooks,
      afterChange: [
        ...(global.hooks?.afterChange ?? []),
        async ({ doc, previousDoc, req }: AfterGlobalChange) => {
          const readPublished = () => req.payload.findGlobal({ slug: global.slug as GlobalSlug, depth: 0, draft: false, req })
          await recordSave(req, { entity: global.slug, title }, { after: doc, before: previousDoc, isNew: false, readPublished })
          return doc
        },
      ],
    },
  }
}

function titleOf(document: StoredDocument, field: string | undefined): string {
  const title = field ? document[field] : undefined
  return typeof title === 'string' ? title : String(document.id)
}
