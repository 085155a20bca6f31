import type { Payload, Where } from 'payload'
import { ContractError } from '@/lib/contract/errors'
import type { ApplicationFile } from '../../payload-types'
import { readContent } from './file-storage'

/** @throws ContractError `notFound` for a file that is not there, or not part of the application */
export async function readApplicationFile(payload: Payload, id: string, application?: string): Promise<{ file: ApplicationFile; content: Buffer }> {
  const where: Where = { and: [{ id: { equals: id } }, { isDoomed: { not_equals: true } }, ...(application ? [{ application: { equals: application } }] : [])] }
  const { docs } = await payload.find({ collection: 'application-files', where, limit: 1, depth: 0, pagination: false })
  const [file] = docs
  if (!file) throw new ContractError('notFound', 'There is no such file.')
  return { file, content: await readContent(file.id) }
}

/** A file of a stranger: saved and never shown, and without rights should a browser open it all the same. */
export function fileResponse({ file, content }: Awaited<ReturnType<typeof readApplicationFile>>): Response {
  const ascii = file.name.replace(/[^\w. -]/g, '_')
  return new Response(new Uint8Array(content), {
    headers: {
      'Content-Type': file.type,
      'Content-Length': String(content.length),
      'Content-Disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}
