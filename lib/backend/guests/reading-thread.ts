// Reads a file of guests in a thread of its own, which has limits.
import { parentPort, workerData } from 'node:worker_threads'
import type { ChosenColumns } from './guest-columns'
import { readGuestFile } from './read-guest-file'

const { file, chosen } = workerData as { file: Uint8Array; chosen: ChosenColumns }

parentPort?.postMessage(await readGuestFile(file, chosen))
