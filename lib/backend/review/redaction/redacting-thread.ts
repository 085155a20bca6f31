// Writes a PDF anew, or reads its words, in a thread of its own, which has limits.
import { parentPort, workerData } from 'node:worker_threads'
import { readPdfText } from './pdf-text'
import { redactPdf } from './redact-pdf'

const { content, isRead = false } = workerData as { content: Uint8Array; isRead?: boolean }

parentPort?.postMessage(await (isRead ? readPdfText(content) : redactPdf(content)))
