import { keepAwake } from '../keep-awake'
import { loadQrReader } from './qr-reader'

/** Milliseconds between two pictures. */
const INTERVAL = 120
/** Milliseconds for which a code that is still in front of the camera is not read again. */
const REST = 4000

/**
 * Shows the picture of the rear camera and reads tickets until it is stopped.
 *
 * @returns a function that stops it
 */
export function scanVideo(video: HTMLVideoElement, onText: (text: string) => void, onFailure: () => void): () => void {
  const stop = new AbortController()
  void run(video, onText, stop.signal).catch(onFailure)
  return () => stop.abort()
}

async function run(video: HTMLVideoElement, onText: (text: string) => void, signal: AbortSignal): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } } })
  const end = () => stream.getTracks().forEach((track) => track.stop())
  if (signal.aborted) return end()
  signal.addEventListener('abort', end)
  video.srcObject = stream
  const [read] = await Promise.all([loadQrReader(), video.play()])
  if (signal.aborted) return
  // Nobody touches the screen while the camera does the work.
  signal.addEventListener('abort', keepAwake())
  const last = { text: '', at: 0 }
  while (!signal.aborted) {
    const text = await read(video).catch(() => null)
    const now = Date.now()
    if (text && (text !== last.text || now - last.at > REST) && !signal.aborted) onText(text)
    if (text) Object.assign(last, { text, at: now })
    await new Promise((resolve) => window.setTimeout(resolve, INTERVAL))
  }
}
