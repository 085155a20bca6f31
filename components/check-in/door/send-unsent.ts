import { ApiError } from '@/lib/api/api-error'
import type { Scan, ScanResult } from '@/lib/contract/check-in/check-in'
import { sendScans } from './door-api'
import type { OwnScan } from '@/lib/browser/check-in/device-storage'

/** As many as fit into one request, walk-ins with long names among them. */
const BATCH = 100

/** The result of a scan; `refused` for one that the site cannot read. */
export type Answered = Omit<ScanResult, 'result'> & { result: OwnScan['answer'] }

/**
 * Sends scans, the earliest first. One that the site cannot read is put aside, so that those behind it do not wait for ever.
 *
 * @throws the error that stops all of them
 */
export async function sendUnsent(event: string, device: string, scans: readonly OwnScan[], apply: (answers: Answered[]) => Promise<void>): Promise<void> {
  const waiting = [...scans].sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
  for (let start = 0; start < waiting.length; start += BATCH) {
    const batch = waiting.slice(start, start + BATCH)
    try {
      await apply(await sendScans(event, device, batch.map(toScan)))
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 422) throw error
      if (batch.length === 1) await apply(batch.map(({ id }) => ({ id, result: 'refused', at: null, device: '', guest: null })))
      else for (const scan of batch) await sendUnsent(event, device, [scan], apply)
    }
  }
}

function toScan({ id, at, code, registration, walkIn, undo }: OwnScan): Scan {
  return { id, at, code, registration, walkIn, undo }
}
