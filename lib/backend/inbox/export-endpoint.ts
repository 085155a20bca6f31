import type { Endpoint, Where } from 'payload'
import writeXlsx from 'write-excel-file/node'
import { toCsv, type Cell } from '@/lib/site/text/spreadsheet'
import { recordInAuditLog } from '../audit-log'
import { refusal } from '../access/refusal'
import { requireDesk, type InboxSlug } from '../access/desk'
import { exportTable } from './export-table'

/** The longest name of a sheet in Excel. */
const MAX_SHEET_NAME = 31

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
      const table = await exportTable(req, slug, { and: conditions })
      await recordInAuditLog(req, { action: 'exported', entity: slug, title: `${table.length - 1} rows` })
      return toFile(slug, format, table)
    },
  }
}

async function toFile(slug: InboxSlug, format: 'csv' | 'xlsx', table: Cell[][]): Promise<Response> {
  const name = `${slug}-${new Date().toISOString().slice(0, 10)}.${format}`
  const headers = { 'Content-Disposition': `attachment; filename="${name}"`, 'Cache-Control': 'private, no-store' }
  if (format === 'csv') return new Response(toCsv(table), { headers: { ...headers, 'Content-Type': 'text/csv; charset=utf-8' } })
  const [head = [], ...rows] = table
  const data = [head.map((value) => ({ value: String(value), fontWeight: 'bold' as const })), ...rows.map((row) => row.map((value) => (value === '' ? null : value)))]
  const content = await writeXlsx(data, { sheet: slug.slice(0, MAX_SHEET_NAME), stickyRowsCount: 1 }).toBuffer()
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return new Response(new Uint8Array(content), { headers: { ...headers, 'Content-Type': type } })
}
