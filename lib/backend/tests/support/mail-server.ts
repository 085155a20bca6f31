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
  /** Answers each email with an error of this code, as long as it is set. */
  refusal: { code: number; message: string } | null = null
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
      onRcptTo: ({ address }, _session, done) => {
        if (!this.refusal) return done()
        this.refused.push(address)
        const { code, message } = this.refusal
        done(Object.assign(new Error(message), { responseCode: code }))
      },
      onData: (stream, _session, done) => {
        simpleParser(stream).then(
          async (mail) => {
            this.received += 1
            await this.held
            this.mails.push(mail)
            done()
          },
          (error: unknown) => done(error as Error),
        )
      },
    })
    this.server.on('error', () => undefined)
    await new Promise<void>((resolve) => this.server?.listen(this.port, '127.0.0.1', resolve))
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
