import { connect } from 'node:net'
import { env } from '@/lib/env'
import type { FileProblem } from './file-problem'

/** In milliseconds. */
const TIMEOUT = 30_000
const PART_BYTES = 64 * 1024

/** Asks a ClamAV where `CLAMD_HOST` names one. @returns what is wrong with the file; a scanner that cannot be reached lets nothing pass */
export async function findVirus(content: Uint8Array): Promise<Extract<FileProblem, 'virus' | 'unchecked'> | null> {
  const { CLAMD_HOST: host } = env()
  if (!host) return null
  try {
    const answer = await scan(content, new URL(`tcp://${host}`))
    if (answer.endsWith(' FOUND')) return 'virus'
    if (answer === 'stream: OK') return null
    console.error('Virus scanner:', answer)
  } catch (error) {
    console.error('Virus scanner:', error)
  }
  return 'unchecked'
}

/** One `INSTREAM` command: parts that begin with their length, and an empty one at the end. */
function scan(content: Uint8Array, { hostname, port }: URL): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || '3310') })
    let answer = ''
    socket.setTimeout(TIMEOUT, () => socket.destroy(new Error('no answer in time')))
    socket.on('error', reject)
    socket.on('data', (part) => (answer += part.toString('utf8')))
    socket.on('close', () => resolve(answer.replace(/\0/g, '').trim()))
    socket.write('zINSTREAM\0')
    for (let at = 0; at < content.length; at += PART_BYTES) {
      const part = content.subarray(at, at + PART_BYTES)
      socket.write(lengthOf(part))
      socket.write(part)
    }
    socket.write(lengthOf(new Uint8Array()))
  })
}

function lengthOf(part: Uint8Array): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(part.length)
  return length
}
