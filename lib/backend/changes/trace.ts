import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload'
import { changedFields } from '@/lib/site/changed-fields'
import { recordChange, type ChangeRecord } from './record'

type Document = Record<string, unknown>

/** The collections of people's data, of whose documents not even the title is noted. */
const OF_PEOPLE = ['registrations', 'accelerators', 'subscriptions', 'messages', 'users']

/** Adds hooks to a collection that note who of the staff changes its documents. */
export function traced(collection: CollectionConfig): CollectionConfig {
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
          await recordSave(req, describe(doc as Document), doc as Document, previousDoc as Document | undefined, operation === 'create')
          return doc as Document
        },
      ],
      afterDelete: [
        ...(hooks.afterDelete ?? []),
        async ({ doc, req }) => {
          await recordChange(req, { ...describe(doc as Document), action: 'deleted' })
          return doc as Document
        },
      ],
    },
  }
}

/** Adds a hook to a global that notes who of the staff changes it. */
export function tracedGlobal(global: GlobalConfig): GlobalConfig {
  const title = typeof global.label === 'string' ? global.label : global.slug
  return {
    ...global,
    hooks: {
      ...global.hooks,
      afterChange: [
        ...(global.hooks?.afterChange ?? []),
        async ({ doc, previousDoc, req }) => {
          await recordSave(req, { entity: global.slug, title }, doc as Document, previousDoc as Document | undefined, false)
          return doc as Document
        },
      ],
    },
  }
}

async function recordSave(
  req: PayloadRequest,
  what: Pick<ChangeRecord, 'entity' | 'document' | 'title'>,
  after: Document,
  before: Document | undefined,
  isNew: boolean,
): Promise<void> {
  const fields = changedFields(isNew ? {} : (before ?? {}), after)
  const action = isNew ? 'created' : actionOf(after._status, before?._status)
  // The CMS saves some documents on its own, such as an account at each sign-in.
  if (action === 'changed' && fields.length === 0) return
  await recordChange(req, { ...what, action, language: req.locale ?? undefined, changedFields: fields.join(', ') })
}

function actionOf(after: unknown, before: unknown): ChangeRecord['action'] {
  if (after === undefined) return 'changed'
  if (after === 'draft') return before === 'published' ? 'withdrawn' : 'savedDraft'
  return 'published'
}

function titleOf(document: Document, field: string | undefined): string {
  const title = field ? document[field] : undefined
  return typeof title === 'string' ? title : String(document.id)
}
