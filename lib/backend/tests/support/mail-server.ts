import { simpleParser, type ParsedMail } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { goesTo } from './outbox'

const CLOSE_MILLISECONDS = 100

/** A real mail server that keeps what it is given. */
export class MailServer {
  readonly mails: ParsedMail[] = []
  /** How many were handed over so far, those included that it has not answered for yet. */
  received = 0
  private server: SMTPServer | undefined
  /** Answers with an error of this code, as long as it is set: to each recipient, or where it says. */
  refusal: { code: number; message: string; at?: 'connection' | 'sender' | 'recipient' | 'content' } | null = null
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
      // Half a minute otherwise: a site keeps its connection.
      closeTimeout: CLOSE_MILLISECONDS,
      onConnect: (_session, done) => done(this.errorAt('connection')),
      onMailFrom: (_address, _session, done) => done(this.errorAt('sender')),
      onRcptTo: ({ address }, _session, done) => {
        const error = this.errorAt('recipient')
        if (error) this.refused.push(address)
        done(error)
      },
      onData: (stream, _session, done) => {
        simpleParser(stream).then(
          async (mail) => {
            this.received += 1
            await this.held
            const error = this.errorAt('content')
            if (!error) this.mails.push(mail)
            done(error)
          },
          (error: unknown) => done(error as Error),
        )
      },
    })
    this.server.on('error', () => undefined)
    await new Promise<void>((resolve) => this.server?.listen(this.port, '127.0.0.1', resolve))
  }

  private errorAt(stage: string): Error | undefined {
    if (!this.refusal || (this.refusal.at ?? 'recipient') !== stage) return undefined
    const { code, message } = this.refusal
    return Object.assign(new Error(message), { responseCode: code })
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
    return this.mails.filter(goesTo(address))
  }
}
