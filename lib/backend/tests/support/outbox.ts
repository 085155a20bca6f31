import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import ICAL from 'ical.js'
import { simpleParser, type ParsedMail } from 'mailparser'
import { eventually, expect } from './expect'
import type { Site } from './site'

const parsed = new Map<string, Promise<ParsedMail>>()

/** Each email is parsed once, however often a test looks whether it has come. */
function parse(file: string): Promise<ParsedMail> {
  const email = parsed.get(file) ?? readFile(file).then((content) => simpleParser(content))
  parsed.set(file, email)
  return email
}

/** The emails that a site without a mail server wrote into its outbox, the oldest first. */
export async function outboxOf({ dataDir }: Pick<Site, 'dataDir'>): Promise<ParsedMail[]> {
  const folder = path.join(dataDir, 'outbox')
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(files.map((name) => parse(path.join(folder, name))))
  return mails.sort((one, other) => Number(one.date) - Number(other.date))
}

/** Waits until an address has got a number of emails. */
export async function emailsTo(site: Site, address: string, count: number, timeout = 20_000): Promise<ParsedMail[]> {
  let emails: ParsedMail[] = []
  await eventually(async () => {
    emails = (await outboxOf(site)).filter(goesTo(address))
    expect(emails.map(({ subject }) => subject), address).toHaveLength(count)
  }, { timeout })
  return emails
}

/** Waits for an email to an address whose subject or text has some words. @returns the newest */
export async function emailTo(site: Site, address: string, words: string | RegExp): Promise<ParsedMail> {
  let found: ParsedMail | undefined
  await eventually(async () => {
    const emails = (await outboxOf(site)).filter(goesTo(address))
    found = emails.findLast((email) => new RegExp(words).test(`${email.subject}\n${email.text}`))
    expect(found, `an email to ${address} with ${String(words)}, among: ${emails.map(({ subject }) => subject).join('; ')}`).toBeDefined()
  }, { timeout: 60_000 })
  return found as ParsedMail
}

/** A text without the characters that keep words on one line. */
export const withPlainSpaces = (text = '') => text.replaceAll('\u00A0', ' ').replaceAll('\u2060', '')

/** Tells whether an email goes to an address. */
export function goesTo(address: string): (email: ParsedMail) => boolean {
  return (email) => addressesOf(email).includes(address)
}

export function addressesOf({ to }: ParsedMail): string[] {
  return [to ?? []].flat().flatMap(({ value }) => value.map(({ address }) => address ?? ''))
}

/** The first link of the site in an email, as a path without a query. */
export function linkIn(email: ParsedMail | undefined, start: string): string {
  const link = new RegExp(`https?://[^/\\s]+(${start}[^\\s<>"?]+)`).exec(email?.text ?? '')?.[1]
  if (!link) throw new Error(`No link ${start} in: ${email?.text}`)
  return link
}

/** The calendar entry that goes along with an email, as text; empty when there is none. */
export function calendarOf(email: ParsedMail | undefined): string {
  const attachment = email?.attachments.find(({ contentType }) => /calendar|ics/.test(contentType))
  return attachment?.content.toString('utf8') ?? ''
}

/** A calendar entry, read by another library than the one that wrote it. */
export function entryOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  const entry = new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component)
  const status = entry.component.getFirstPropertyValue('status')
  return { method: calendar.getFirstPropertyValue('method'), status, entry }
}

/** The days of a calendar entry, by the clock of the event: `2028-05-10T10:00:00 – 2028-05-10T18:00:00`. */
export function daysOf(text: string): string[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  const [first, ...exceptions] = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
  if (!first) return []
  for (const exception of exceptions) first.relateException(exception)
  const [days, iterator] = [[] as string[], first.iterator()]
  for (let next = iterator.next(); next; next = iterator.next()) {
    const { startDate, endDate } = first.getOccurrenceDetails(next)
    days.push(`${startDate.toString()} – ${endDate.toString()}`)
  }
  return days
}
