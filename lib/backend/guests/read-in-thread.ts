import { Worker } from 'node:worker_threads'
import type { ChosenColumns } from './guest-columns'
import type { AddressFile } from './read-address-file'
import type { GuestFile } from './read-guest-file'

/** Where the bundles of this process lie, as `scripts/build/bundle.mjs` writes it; the pages of the framework have none, and read no files. */
declare const bundlesUrl: string

const THREAD = 'lib/backend/guests/reading-thread.mjs'

/** Many times what the largest list takes, in megabytes and milliseconds. */
const MOST = { megabytes: 256, milliseconds: 60_000 }

const SMALLER = 'Leave out sheets and columns that are no part of the list, or split it.'
const TOO_LONG = `Reading the file took too long. ${SMALLER}`
const TOO_MUCH = `Reading the file takes too much memory. ${SMALLER}`
const UNREADABLE = 'The file cannot be read. Save it anew as .xlsx or .csv.'

/** Reads a file of guests. */
export function readInThread(file: Uint8Array, chosen: ChosenColumns, most = MOST): Promise<GuestFile> {
  return readWithin(most, { file, chosen }, (problem): GuestFile => ({ guests: [], columns: [], problem }))
}

/** Reads a list of addresses. */
export function readAddresses(file: Uint8Array): Promise<AddressFile> {
  return readWithin(MOST, { file, chosen: null }, (problem): AddressFile => ({ addresses: [], problem }))
}

/** Reads in a thread that ends where it takes too long or too much memory. */
async function readWithin<Read>({ megabytes, milliseconds }: typeof MOST, workerData: object, unreadable: (problem: string) => Read): Promise<Read> {
  const address = new URL(THREAD, bundlesUrl)
  const thread = new Worker(address, { workerData, resourceLimits: { maxOldGenerationSizeMb: megabytes }, execArgv: [] })
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise((resolve) => {
      timer = setTimeout(() => resolve(unreadable(TOO_LONG)), milliseconds)
      thread.once('message', resolve)
      thread.once('error', (error: Error & { code?: string }) => {
        const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
        if (!isMemory) console.error('Guest file:', error)
        resolve(unreadable(isMemory ? TOO_MUCH : UNREADABLE))
      })
      thread.once('exit', () => resolve(unreadable(UNREADABLE)))
    })
  } finally {
    clearTimeout(timer)
    await thread.terminate()
  }
}
