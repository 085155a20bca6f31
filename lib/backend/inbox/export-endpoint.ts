import type { Endpoint, Where } from 'payload'
import { SITE_TIME_ZONE } from '@/lib/i18n/time-zone'
import { toCalendarDay } from '@/lib/site/text/dates'
import { toCsv, type Cell } from '@/lib/site/text/spreadsheet'
import { recordInAuditLog } from '../audit-log'
import { refusal } from '../access/refusal'
import type { InboxSlug } from '../access/desk'
import { requireDesk } from '../access/guards'
import { exportTable } from './export-table'
import { toXlsx } from './xlsx'

/** The longest name of a sheet in Excel. */
const MAX_SHEET_NAME = 31

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** `GET /cms/api/<collection>/export?format=csv|xlsx&where[…]&search=…`: what a list of the inbox shows, as a spreadsheet. */
export function exportEndpoint(slug: InboxSlug): Endpoint {
  return {
    path: '/export',
    method: 'get',
    handler: async (req) => {
      requireDesk(req)
      const { format = 'csv', where, search } = req.query as { format?: string; where?: Where; search?: string }
      if (format !== 'csv' && format !== 'xlsx') throw refusal('The format is csv or xlsx.', 400)
      const conditions: Where[] = [...(where ? [where] : []), ...(search ? [{ searchText: { like: search } }] : [])]
      const rows: Where = { and: conditions }
      const { totalDocs } = await req.payload.count({ collection: slug, where: rows, overrideAccess: false, user: req.user, req })
      await recordInAuditLog(req, { action: 'exported', entity: slug, title: `${totalDocs} rows` })
      return toFile(slug, format, exportTable(req, slug, rows))
    },
  }
}

/** The file is sent while it is made. */
function toFile(slug: InboxSlug, format: keyof typeof TYPES, tables: AsyncIterable<Cell[][]>): Response {
  const name = `${slug}-${toCalendarDay(new Date().toISOString(), SITE_TIME_ZONE)}.${format}`
  const content = format === 'csv' ? csvParts(tables) : toXlsx(slug.slice(0, MAX_SHEET_NAME), tables)
  return new Response(toStream(content), {
    headers: { 'Content-Disposition': `attachment; filename="${name}"`, 'Cache-Control': 'private, no-store', 'Content-Type': TYPES[format] },
  })
}

function toStream(parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull: async (controller) => {
      const part: IteratorResult<Uint8Array, unknown> = await parts.next()
      if (part.done) controller.close()
      else controller.enqueue(part.value)
    },
    cancel: () => void parts.return(undefined),
  })
}

async function* csvParts(tables: AsyncIterable<Cell[][]>): AsyncGenerator<Uint8Array> {
  let isFirst = true
  for await (const table of tables) {
    yield Buffer.from(toCsv(table, { bom: isFirst }))
    isFirst = false
  }
}
