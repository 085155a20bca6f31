import { ApiError } from '@/lib/api/api-error'
import type { Scan, ScanResult } from '@/lib/contract/check-in/check-in'
import { sendScans } from './door-api'
import type { OwnScan } from '@/lib/browser/check-in/device-storage'

/** As many as fit into one request, walk-ins with long names among them. */
const BATCH = 100
/** Nobody signed in, an account without the right, no such event, too many requests: no scan can be the reason. */
const ABOUT_THE_DOOR = [401, 403, 404, 429]

/** The result of a scan: `refused` for one that the site cannot read, null for one by which it fails. */
export type Answered = Omit<ScanResult, 'result'> & { result: OwnScan['answer'] }

type Apply = (answers: Answered[]) => Promise<void>

/**
 * Sends scans, the earliest first, under the name that the device had. One that the site cannot take is answered for by itself,
 * so that those behind it do not wait for ever.
 *
 * @param device the present name of this device
 * @throws the error that stops all of them
 */
export async function sendUnsent(event: string, device: string, scans: readonly OwnScan[], apply: Apply): Promise<void> {
  const waiting = [...scans].sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
  while (waiting.length > 0) {
    const name = waiting[0]?.device ?? device
    const renamed = waiting.findIndex((scan) => (scan.device ?? device) !== name)
    await sendBatch(event, name, waiting.splice(0, renamed < 0 ? BATCH : Math.min(renamed, BATCH)), apply)
  }
}

async function sendBatch(event: string, device: string, batch: readonly OwnScan[], apply: Apply): Promise<void> {
  try {
    await apply(await sendScans(event, device, batch.map(toScan)))
  } catch (error) {
    if (!(error instanceof ApiError) || ABOUT_THE_DOOR.includes(error.status)) throw error
    const [scan, ...others] = batch
    if (!scan) throw error
    if (others.length > 0) {
      for (const one of batch) await sendBatch(event, device, [one], apply)
      return
    }
    // A site that fails without any scan as well is not asked for the others now.
    if (error.status !== 422) await sendScans(event, device, [])
    await apply([{ id: scan.id, result: error.status === 422 ? 'refused' : null, at: null, device: '', guest: null }])
  }
}

function toScan({ id, at, code, registration, walkIn, accept, undo }: OwnScan): Scan {
  return { id, at, code, registration, walkIn, accept, undo }
}
