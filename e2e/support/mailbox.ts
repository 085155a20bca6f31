import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import ICAL from 'ical.js'
import { simpleParser, type ParsedMail } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { expect } from '@playwright/test'

/** A real mail server that keeps what it is given. */
export class Mailbox {
  readonly mails: ParsedMail[] = []
  /** How many were handed over so far, those included that it has not answered for yet. */
  received = 0
  private server: SMTPServer | undefined
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

  /** Takes letters without an answer from now on. @returns lets it answer again */
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

/** The mails that a site without a mail server wrote into its outbox, the oldest first. */
export async function outboxOf(dataDir: string): Promise<ParsedMail[]> {
  const folder = path.join(dataDir, 'outbox')
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(files.map(async (name) => simpleParser(await readFile(path.join(folder, name)))))
  return mails.sort((one, other) => Number(one.date) - Number(other.date))
}

/** Tells whether a mail goes to an address. */
export function goesTo(address: string): (mail: ParsedMail) => boolean {
  return (mail) => addressesOf(mail).includes(address)
}

/** Waits for a mail to an address whose subject or text has some words. */
export async function mailTo(dataDir: string, address: string, words: string | RegExp): Promise<ParsedMail> {
  let found: ParsedMail | undefined
  await expect(async () => {
    const mails = (await outboxOf(dataDir)).filter(goesTo(address))
    found = mails.findLast((mail) => new RegExp(words).test(`${mail.subject}\n${mail.text}`))
    expect(found, `a mail to ${address} with ${String(words)}, among: ${mails.map(({ subject }) => subject).join('; ')}`).toBeDefined()
  }).toPass({ timeout: 20_000 })
  return found as ParsedMail
}

/** The first link of the site in a mail, as a path. */
export function linkIn(mail: ParsedMail, start: string): string {
  const link = new RegExp(`https?://[^/\\s]+(${start}[^\\s<>"]+)`).exec(mail.text ?? '')?.[1]
  if (!link) throw new Error(`No link ${start} in: ${mail.text}`)
  return link
}

/** The calendar entry that goes along with a mail, as text; empty when there is none. */
export function calendarOf(mail: ParsedMail): string {
  return mail.attachments.find(({ contentType }) => contentType.includes('calendar') || contentType.includes('ics'))?.content.toString('utf8') ?? ''
}

/** An entry for the calendar, read by another library than the one that wrote it. */
export function entryOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  const entry = new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component)
  const status = entry.component.getFirstPropertyValue('status')
  return { method: calendar.getFirstPropertyValue('method'), status, entry }
}

/** Everybody whom a mail goes to. */
export function addressesOf({ to }: ParsedMail): string[] {
  return [to ?? []].flat().flatMap(({ value }) => value.map(({ address }) => address ?? ''))
}
