import { createHash } from 'node:crypto'

interface CalendarAnswer {
  text: string
  /** The content of the file without what differs each time it is written. */
  content: unknown
  /** Milliseconds since 1970; null where unknown. */
  changedAt: number | null
  /** In ASCII. */
  fileName: string
}

/**
 * Answers with a calendar. Only the ETag decides on a 304: the last change does not tell of a session that was
 * removed.
 */
export function calendarAnswer(request: Request, { text, content, changedAt, fileName }: CalendarAnswer): Response {
  const tag = `W/"${createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)}"`
  const headers = new Headers({
    ETag: tag,
    'Cache-Control': 'public, no-cache',
    'X-Robots-Tag': 'noindex',
    ...(changedAt !== null && { 'Last-Modified': new Date(changedAt).toUTCString() }),
  })
  if (isSame(request.headers.get('if-none-match'), tag)) return new Response(null, { status: 304, headers })
  headers.set('Content-Type', 'text/calendar; charset=utf-8')
  // Not as an attachment: phones then offer to add it, and programs that subscribe read it anyway.
  headers.set('Content-Disposition', `inline; filename="${fileName}.ics"`)
  return new Response(text, { headers })
}

function isSame(asked: string | null, tag: string): boolean {
  return (asked ?? '').split(',').some((entry) => entry.trim() === '*' || strong(entry.trim()) === strong(tag))
}

function strong(tag: string): string {
  return tag.replace(/^W\//, '')
}
