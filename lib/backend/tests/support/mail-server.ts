import { simpleParser, type ParsedMail } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { addressesOf } from './outbox'

const CLOSE_MILLISECONDS = 100

interface Refusal {
  code: number
  message: string
  at?: 'connection' | 'sign-in' | 'sender' | 'recipient' | 'content'
}

/** A real mail server that stores what it is given. */
export class MailServer {
  readonly mails: ParsedMail[] = []
  private readonly mailsTo = new Map<string, ParsedMail[]>()
  /** How many were handed over so far, those included that it has not answered for yet. */
  received = 0
  /** The sender of each envelope, and which reports are asked for. */
  readonly envelopes: { from: string; dsn: { ret?: string | null; envid?: string | null }; notify: unknown }[] = []
  private server: SMTPServer | undefined
  /** Answers with an error of this code, as long as it is set: to each recipient, to one only, or where it says. */
  refusal: (Refusal & { only?: string }) | null = null
  /** Answers with an error to some recipients. */
  refuse: (address: string) => Refusal | null = () => null
  /** The addresses that an email could not be handed over to. */
  readonly refused: string[] = []
  private held: Promise<void> = Promise.resolve()

  constructor(readonly port: number) {}

  /** The setting that makes a site use it. */
  get smtpUrl(): string {
    return `smtp://127.0.0.1:${this.port}`
  }

  async open(): Promise<void> {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      hideDSN: false,
      // Half a minute otherwise: a site keeps its connection.
      closeTimeout: CLOSE_MILLISECONDS,
      onConnect: (_session, done) => done(this.errorAt('connection')),
      onAuth: ({ username = '' }, _session, done) => done(this.errorAt('sign-in'), { user: username }),
      onMailFrom: (_address, _session, done) => done(this.errorAt('sender')),
      onRcptTo: ({ address }, _session, done) => {
        const { only = address } = this.refusal ?? {}
        const error = (only === address ? this.errorAt('recipient') : undefined) ?? toError(this.refuse(address), 'recipient')
        if (error) this.refused.push(address)
        done(error)
      },
      onData: (stream, { envelope: { mailFrom, rcptTo, dsn } }, done) => {
        this.envelopes.push({ from: mailFrom ? mailFrom.address : '', dsn: { ...dsn }, notify: rcptTo[0]?.dsn?.notify })
        simpleParser(stream).then(
          async (mail) => {
            this.received += 1
            await this.held
            const error = this.errorAt('content') ?? toError(this.refuse(rcptTo[0]?.address ?? ''), 'content')
            if (!error) this.store(mail)
            done(error, `2.0.0 Ok: queued as relay-${this.received}`)
          },
          (error: unknown) => done(error as Error),
        )
      },
    })
    this.server.on('error', () => undefined)
    await new Promise<void>((resolve) => this.server?.listen(this.port, '127.0.0.1', resolve))
  }

  private store(mail: ParsedMail): void {
    this.mails.push(mail)
    for (const address of addressesOf(mail)) this.mailsTo.set(address, [...this.to(address), mail])
  }

  private errorAt(stage: string): Error | undefined {
    return toError(this.refusal, stage)
  }

  /** Takes emails without an answer from now on. @returns lets it answer again */
  hold(): () => void {
    let release = () => {}
    this.held = new Promise((resolve) => (release = resolve))
    return release
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => (this.server ? this.server.close(resolve) : resolve()))
    this.server = undefined
  }

  /** The mails to an address, in the order of arrival. */
  to(address: string): ParsedMail[] {
    return this.mailsTo.get(address) ?? []
  }
}

function toError(refusal: Refusal | null, stage: string): Error | undefined {
  if (!refusal || (refusal.at ?? 'recipient') !== stage) return undefined
  return Object.assign(new Error(refusal.message), { responseCode: refusal.code })
}
