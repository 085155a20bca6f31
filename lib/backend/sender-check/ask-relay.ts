import { connect, isIP, type Socket } from 'node:net'
import { hostname } from 'node:os'
import { connect as connectTls, TLSSocket } from 'node:tls'
import { isLocalServer } from '../email/delivery/local-server'

/** For one answer; some mail servers let strangers wait before they greet. In milliseconds. */
const ANSWER_TIMEOUT = 15_000
/** For the whole conversation: a person waits for it. */
const LONGEST = 45_000
const MOST_CHARACTERS = 10_000

/** What a mail server says when it is asked without handing anything over. */
export interface RelayFacts {
  /** Why it could not be asked; null where it could. */
  away: string | null
  /** By which it greets. */
  name: string
  hasTls: boolean
  /** Why nobody could be sure that it is this server; null for a good certificate. */
  certificateProblem: string | null
  signInRefusal: string | null
  senderRefusals: { sender: string; answer: string }[]
}

interface Reply {
  code: number
  lines: string[]
}

const textOf = ({ code, lines }: Reply) => `${code} ${lines.join(' ')}`

/** Asks the mail server of `SMTP_URL` as far as it goes without an email: nothing is sent. */
export async function askRelay(address: string, senders: readonly string[]): Promise<RelayFacts> {
  const { protocol, hostname: host, port, username, password } = new URL(address)
  const isTls = protocol === 'smtps:'
  const facts: RelayFacts = { away: null, name: '', hasTls: isTls, certificateProblem: null, signInRefusal: null, senderRefusals: [] }
  const server = host.replace(/^\[|\]$/g, '')
  const identity = { host: server, servername: isIP(server) === 0 ? server : undefined, rejectUnauthorized: false }
  const plain = isTls ? connectTls({ ...identity, port: Number(port || 465) }) : connect({ host: server, port: Number(port || 587) })
  const sockets: Socket[] = [plain]
  const timer = setTimeout(() => sockets.forEach((socket) => socket.destroy()), LONGEST)
  try {
    let talk = new Talk(plain)
    const greeting = await talk.read()
    facts.name = greeting.lines[0]?.split(' ')[0] ?? ''
    if (greeting.code !== 220) throw new Error(textOf(greeting))
    let offers = await hello(talk)
    if (!isTls && offers.some((offer) => /^STARTTLS$/i.test(offer)) && (await talk.say('STARTTLS')).code === 220) {
      facts.hasTls = true
      plain.removeAllListeners('data')
      const encrypted = connectTls({ ...identity, socket: plain })
      sockets.push(encrypted)
      talk = new Talk(encrypted)
      offers = await hello(talk)
    }
    const socket = sockets.at(-1)
    if (socket instanceof TLSSocket && !socket.authorized) facts.certificateProblem = reasonOf(socket)
    // The password is for this server alone.
    const isSafe = facts.hasTls ? facts.certificateProblem === null : isLocalServer(server)
    if (username && !isSafe) return facts
    if (username) facts.signInRefusal = await signIn(talk, offers, decodeURIComponent(username), decodeURIComponent(password))
    if (!facts.signInRefusal) facts.senderRefusals = await offerSenders(talk, senders)
    await talk.say('QUIT').catch(() => undefined)
  } catch (error) {
    facts.away = error instanceof Error ? error.message : String(error)
  } finally {
    clearTimeout(timer)
    for (const socket of sockets) socket.destroy()
  }
  return facts
}

async function hello(talk: Talk): Promise<string[]> {
  const reply = await talk.say(`EHLO ${hostname().includes('.') ? hostname() : '[127.0.0.1]'}`)
  if (reply.code !== 250) throw new Error(textOf(reply))
  return reply.lines.slice(1)
}

/** @returns the refusal; null where it is let in, or wants a way that is not known here */
async function signIn(talk: Talk, offers: readonly string[], user: string, password: string): Promise<string | null> {
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  const ways = offers.find((offer) => /^AUTH[ =]/i.test(offer))?.toUpperCase() ?? ''
  let reply: Reply | null = null
  if (ways.includes('PLAIN')) reply = await talk.say(`AUTH PLAIN ${base64(`\0${user}\0${password}`)}`)
  else if (ways.includes('LOGIN')) {
    await talk.say('AUTH LOGIN')
    await talk.say(base64(user))
    reply = await talk.say(base64(password))
  }
  return reply && reply.code >= 400 ? textOf(reply) : null
}

async function offerSenders(talk: Talk, senders: readonly string[]): Promise<RelayFacts['senderRefusals']> {
  const refusals: RelayFacts['senderRefusals'] = []
  for (const sender of senders) {
    const reply = await talk.say(`MAIL FROM:<${sender}>`)
    if (reply.code >= 400) refusals.push({ sender, answer: textOf(reply) })
    await talk.say('RSET')
  }
  return refusals
}

function reasonOf({ authorizationError }: TLSSocket): string {
  const error: unknown = authorizationError
  return error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.message) : String(error)
}

/** A conversation of lines, one question at a time. */
class Talk {
  private text = ''
  private isOver: Error | null = null
  private wake = () => {}

  constructor(private readonly socket: Socket) {
    const end = (reason: Error) => {
      this.isOver ??= reason
      this.wake()
    }
    socket.setTimeout(ANSWER_TIMEOUT, () => end(new Error('It does not answer.')))
    socket.on('error', end).on('close', () => end(new Error('It ended the connection.')))
    socket.on('data', (data) => {
      this.text += data.toString('latin1')
      if (this.text.length > MOST_CHARACTERS) end(new Error('It says too much.'))
      this.wake()
    })
  }

  say(line: string): Promise<Reply> {
    this.socket.write(`${line}\r\n`)
    return this.read()
  }

  async read(): Promise<Reply> {
    for (;;) {
      const [whole] = /^(?:\d{3}-.*\r?\n)*\d{3}(?: .*)?\r?\n/.exec(this.text) ?? []
      if (whole) {
        this.text = this.text.slice(whole.length)
        const lines = whole.trim().split(/\r?\n/)
        return { code: Number(whole.slice(0, 3)), lines: lines.map((line) => line.slice(4)) }
      }
      if (this.isOver) throw this.isOver
      await new Promise<void>((resolve) => (this.wake = resolve))
    }
  }
}
