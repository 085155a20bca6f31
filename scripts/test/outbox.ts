import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { simpleParser, type ParsedMail } from 'mailparser'

interface Written {
  email: ParsedMail
  /** In milliseconds, with fractions: the date of an email itself has whole seconds. */
  writtenAt: number
}

const written = new Map<string, Promise<Written>>()

/** Each email is parsed once, however often a test looks whether it has come: a file has its name when it is whole. */
function parse(file: string): Promise<Written> {
  const email = written.get(file) ?? read(file)
  written.set(file, email)
  return email
}

async function read(file: string): Promise<Written> {
  const { mtimeMs } = await stat(file)
  return { email: await simpleParser(await readFile(file)), writtenAt: mtimeMs }
}

/** The emails that a site without a mail server wrote into its outbox, the oldest first. */
export async function outboxOf({ dataDir }: { dataDir: string }): Promise<ParsedMail[]> {
  const folder = path.join(dataDir, 'outbox')
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const emails = await Promise.all(files.map((name) => parse(path.join(folder, name))))
  return emails.sort((one, other) => one.writtenAt - other.writtenAt).map(({ email }) => email)
}

/** Tells whether an email goes to an address. */
export function goesTo(address: string): (email: ParsedMail) => boolean {
  return (email) => addressesOf(email).includes(address)
}

export function addressesOf({ to }: ParsedMail): string[] {
  return [to ?? []].flat().flatMap(({ value }) => value.map(({ address }) => address ?? ''))
}

/** The newest email whose subject or text has some words. */
export function newestWith(emails: ParsedMail[], words: string | RegExp): ParsedMail | undefined {
  return emails.findLast((email) => new RegExp(words).test(`${email.subject}\n${email.text}`))
}

/** The first link of the site in an email, as a path. */
export function linkIn(email: ParsedMail | undefined, start: string): string {
  const link = new RegExp(`https?://[^/\\s]+(${start}[^\\s<>"]+)`).exec(email?.text ?? '')?.[1]
  if (!link) throw new Error(`No link ${start} in: ${email?.text}`)
  return link
}
