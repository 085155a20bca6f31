import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'

type Kind = 'A' | 'MX' | 'PTR' | 'TXT'

/** What it says, by the kind and name of the question: `TXT example.org`. */
export type Records = Partial<Record<`${Kind} ${string}`, string[]>>

const KINDS: Record<number, Kind | undefined> = { 1: 'A', 12: 'PTR', 15: 'MX', 16: 'TXT' }
const HEADER_BYTES = 12
const CLASS_AND_KIND_BYTES = 4

/** A DNS server that knows a few names, each in small letters. */
export class DnsServer {
  private constructor(
    private readonly socket: Socket,
    public records: Records,
  ) {
    socket.on('message', (question, { port, address }) => socket.send(this.answer(question), port, address))
  }

  static async open(records: Records = {}): Promise<DnsServer> {
    const socket = createSocket('udp4')
    socket.bind(0, '127.0.0.1')
    await once(socket, 'listening')
    return new DnsServer(socket, records)
  }

  /** As the setting names it. */
  get address(): string {
    return `127.0.0.1:${this.socket.address().port}`
  }

  close(): void {
    this.socket.close()
  }

  private answer(question: Buffer): Buffer {
    const end = question.indexOf(0, HEADER_BYTES) + 1
    const name = readName(question.subarray(HEADER_BYTES, end))
    const kind = KINDS[question.readUInt16BE(end)]
    const values = (kind && this.records[`${kind} ${name.toLowerCase()}`]) ?? []
    const isKnown = Object.keys(this.records).some((key) => key.endsWith(` ${name.toLowerCase()}`))
    const header = Buffer.alloc(HEADER_BYTES)
    question.copy(header, 0, 0, 2)
    // An answer, with recursion; "no such name" where there is nothing of it at all.
    header.writeUInt16BE(isKnown ? 0x8180 : 0x8183, 2)
    header.writeUInt16BE(1, 4)
    header.writeUInt16BE(values.length, 6)
    const asked = question.subarray(HEADER_BYTES, end + CLASS_AND_KIND_BYTES)
    return Buffer.concat([header, asked, ...values.map((value) => toAnswer(question.subarray(end, end + CLASS_AND_KIND_BYTES), toData(kind as Kind, value)))])
  }
}

function toAnswer(kindAndClass: Buffer, data: Buffer): Buffer {
  const head = Buffer.alloc(6)
  head.writeUInt16BE(data.length, 4)
  // The name of the question, by its place.
  return Buffer.concat([Buffer.from([0xc0, HEADER_BYTES]), kindAndClass, head, data])
}

function toData(kind: Kind, value: string): Buffer {
  if (kind === 'A') return Buffer.from(value.split('.').map(Number))
  if (kind === 'PTR') return toName(value)
  if (kind === 'MX') return Buffer.concat([Buffer.from([0, Number(value.split(' ')[0])]), toName(value.split(' ')[1] ?? '')])
  return Buffer.concat((value.match(/.{1,255}/g) ?? []).map((part) => Buffer.concat([Buffer.from([part.length]), Buffer.from(part)])))
}

function toName(name: string): Buffer {
  return Buffer.concat([...name.split('.').filter(Boolean).map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)])), Buffer.from([0])])
}

function readName(bytes: Buffer): string {
  const labels: string[] = []
  for (let at = 0; bytes[at]; at += (bytes[at] ?? 0) + 1) labels.push(bytes.subarray(at + 1, at + 1 + (bytes[at] ?? 0)).toString())
  return labels.join('.')
}
