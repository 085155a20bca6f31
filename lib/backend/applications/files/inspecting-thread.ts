// Looks through a PDF in a thread of its own, which has limits.
import { parentPort, workerData } from 'node:worker_threads'
import { inspectPdf } from './inspect-pdf'

const { content } = workerData as { content: Uint8Array }

parentPort?.postMessage(await inspectPdf(content))
