import type { CollectionBeforeDeleteHook, CollectionSlug, PayloadRequest } from 'payload'
import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales'
import { TRASH_DAYS } from '@/lib/site/constants'
import { DAY } from '@/lib/site/text/durations'
import { accountLabel } from '../access/account-label'
import { INBOX, type InboxSlug } from '../access/desk'
import { isStaff } from '../access/rules'
import { relationId } from '../database/relation-id'
import { deletionDue, eventTimesReader, type PersonalRow } from '../content/deletion-due'
import type { StoredRow } from '../content/writing/insert-row'

/** Finds what is deleted along with a row. */
type Companions = (req: PayloadRequest, row: StoredRow) => Promise<StoredRow[]>

/**
 * Keeps what staff delete, for an administrator to bring back. The rows leave their tables, so that nothing shows, counts
 * or finds them: no page, no list, no seat, no unique address.
 */
export function moveToTrash(companionsOf: Companions = () => Promise.resolve([])): CollectionBeforeDeleteHook {
  return async ({ collection: { slug, admin }, id, req }) => {
    if (!isStaff(req)) return
    const row = await newestRow(req, slug, String(id))
    if (!row) return
    const rows = [row, ...(await companionsOf(req, row))]
    const data = {
      entity: slug,
      document: row.id,
      title: titleOf(row, admin.useAsTitle),
      email: typeof row.email === 'string' ? row.email.toLowerCase() : null,
      event: slug !== 'events' && row.event ? relationId(row.event as string) : null,
      by: accountLabel(req.user),
      purgeAt: (await purgeDate(req, slug, row)).toISOString(),
      content: { rows },
    }
    await req.payload.create({ collection: 'trash', data, depth: 0, req })
  }
}

/** Of a document with versions the newest one, published or not: what staff saw last. */
async function newestRow(req: PayloadRequest, collection: CollectionSlug, id: string): Promise<StoredRow | null> {
  const row = await req.payload.db.findOne<StoredRow>({ collection, where: { id: { equals: id } }, req })
  if (!row || !req.payload.collections[collection].config.versions) return row
  const { docs } = await req.payload.db.findVersions<StoredRow>({ collection, where: { parent: { equals: id } }, sort: '-updatedAt', limit: 1, req })
  const [newest] = docs
  return newest ? { ...(newest.version as object), id } : row
}

function titleOf(row: StoredRow, field = 'id'): string {
  const title = row[field]
  if (typeof title !== 'object' || title === null) return String(title ?? row.date ?? row.id)
  const texts = title as Record<string, unknown>
  return String([DEFAULT_LOCALE, ...LOCALES].map((locale) => texts[locale]).find(Boolean) ?? row.id)
}

/** Personal data goes no later than it would have gone outside of the trash. */
async function purgeDate(req: PayloadRequest, slug: string, row: StoredRow): Promise<Date> {
  const latest = new Date(Date.now() + TRASH_DAYS * DAY)
  if (!isInbox(slug)) return latest
  const due = await deletionDue(slug, row as PersonalRow, eventTimesReader(req.payload))
  return due && due < latest ? due : latest
}

function isInbox(slug: string): slug is InboxSlug {
  return INBOX.some((inbox) => inbox === slug)
}
