import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { simpleParser, type ParsedMail } from 'mailparser'
import { expect } from '@playwright/test'

/** The emails to an address, written by a site without a mail server, the oldest first. */
export async function mailsTo(dataDir: string, address: string): Promise<ParsedMail[]> {
  return (await outboxOf(dataDir)).filter((mail) => addressesOf(mail).includes(address))
}

/** Waits for an email whose subject or text has some words. @returns the newest */
export async function mailTo(dataDir: string, address: string, words: string | RegExp): Promise<ParsedMail> {
  let found: ParsedMail | undefined
  await expect(async () => {
    const mails = await mailsTo(dataDir, address)
    found = mails.findLast((mail) => new RegExp(words).test(`${mail.subject}\n${mail.text}`))
    expect(found, `a mail to ${address} with ${String(words)}, among: ${mails.map(({ subject }) => subject).join('; ')}`).toBeDefined()
  }).toPass({ timeout: 20_000 })
  return found as ParsedMail
}

/** The first link of the site in an email, as a path. */
export function linkIn(mail: ParsedMail, start: string): string {
  const link = new RegExp(`https?://[^/\\s]+(${start}[^\\s<>"]+)`).exec(mail.text ?? '')?.[1]
  if (!link) throw new Error(`No link ${start} in: ${mail.text}`)
  return link
}

/** Whoever waits for an email looks at all of them again and again; a file has its name when it is whole. */
const known = new Map<string, Promise<ParsedMail>>()

function readMail(file: string): Promise<ParsedMail> {
  const mail = known.get(file) ?? readFile(file).then((content) => simpleParser(content))
  known.set(file, mail)
  return mail
}

/** The oldest first. */
async function outboxOf(dataDir: string): Promise<ParsedMail[]> {
  const folder = path.join(dataDir, 'outbox')
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(files.map((name) => readMail(path.join(folder, name))))
  return mails.sort((one, other) => Number(one.date) - Number(other.date))
}

function addressesOf({ to }: ParsedMail): string[] {
  return [to ?? []].flat().flatMap(({ value }) => value.map(({ address }) => address ?? ''))
}
