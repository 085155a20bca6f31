// Reads a file of guests in a thread of its own, which has limits.
import { parentPort, workerData } from 'node:worker_threads'
import type { ChosenColumns } from './guest-columns'
import { readAddressFile } from './read-address-file'
import { readGuestFile } from './read-guest-file'

/** Without columns to choose it is a list of addresses. */
const { file, chosen } = workerData as { file: Uint8Array; chosen: ChosenColumns | null }

parentPort?.postMessage(chosen ? await readGuestFile(file, chosen) : await readAddressFile(file))
