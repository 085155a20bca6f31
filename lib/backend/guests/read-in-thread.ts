import { runInThread, ThreadError } from '../jobs/run-in-thread'
import type { ChosenColumns } from './guest-columns'
import type { AddressFile } from './read-address-file'
import type { GuestFile } from './read-guest-file'

const THREAD = 'lib/backend/guests/reading-thread.mjs'

/** Many times what the largest list takes, in megabytes and milliseconds. */
const MOST = { megabytes: 256, milliseconds: 60_000 }

const SMALLER = 'Leave out sheets and columns that are no part of the list, or split it.'

const PROBLEMS: Record<ThreadError['reason'], string> = {
  time: `Reading the file took too long. ${SMALLER}`,
  memory: `Reading the file takes too much memory. ${SMALLER}`,
  failure: 'The file cannot be read. Save it anew as .xlsx or .csv.',
}

/** Reads a file of guests. */
export function readInThread(file: Uint8Array, chosen: ChosenColumns, limits = MOST): Promise<GuestFile> {
  return readWithin(limits, { file, chosen }, (problem): GuestFile => ({ guests: [], columns: [], problem }))
}

/** Reads a list of addresses. */
export function readAddresses(file: Uint8Array): Promise<AddressFile> {
  return readWithin(MOST, { file, chosen: null }, (problem): AddressFile => ({ addresses: [], problem }))
}

async function readWithin<Read>(limits: typeof MOST, data: object, unreadable: (problem: string) => Read): Promise<Read> {
  try {
    return await runInThread<Read>(THREAD, data, limits)
  } catch (error) {
    if (!(error instanceof ThreadError)) throw error
    if (error.cause && error.reason === 'failure') console.error('Guest file:', error.cause)
    return unreadable(PROBLEMS[error.reason])
  }
}
