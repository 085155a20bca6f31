import ICAL from 'ical.js'
import jsQR from 'jsqr'
import type { ParsedMail } from 'mailparser'
import sharp from 'sharp'
import { goesTo, linkIn as firstLink, newestWith, outboxOf } from '../../../../scripts/test/outbox'
import { eventually, expect } from './test'
import type { Site } from './site'

export { addressesOf, goesTo, outboxOf } from '../../../../scripts/test/outbox'

/** Waits until an address has got a number of emails. */
export async function emailsTo(site: Site, address: string, count: number, timeout?: number): Promise<ParsedMail[]> {
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
    found = newestWith(emails, words)
    expect(found, `an email to ${address} with ${String(words)}, among: ${emails.map(({ subject }) => subject).join('; ')}`).toBeDefined()
  })
  return found as ParsedMail
}

/** A text without the characters that keep words on one line. */
export const withPlainSpaces = (text = '') => text.replaceAll('\u00A0', ' ').replaceAll('\u2060', '')

/** The first link of the site in an email, as a path without a query. */
export function linkIn(email: ParsedMail | undefined, start: string): string {
  return firstLink(email, start).split('?')[0] ?? ''
}

/** The path in the API of what the newest email with a link to it is about. */
export async function ownPath(site: Site, address: string, kind: 'registration' | 'subscription' = 'registration'): Promise<string> {
  const path = linkIn(await emailTo(site, address, `/${kind}/`), `/${kind}/`)
  return path.replace(`/${kind}/`, kind === 'registration' ? '/api/ownRegistrations/' : '/api/ownSubscriptions/')
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

/** What a QR code says, read by another library than the one that drew it. */
export async function qrTextOf(picture: Buffer | undefined): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

/** What the QR codes of an email say, in their order. */
export function qrTextsOf(email: ParsedMail | undefined): Promise<(string | undefined)[]> {
  const pictures = email?.attachments.filter(({ contentType }) => contentType === 'image/png') ?? []
  return Promise.all(pictures.map(({ content }) => qrTextOf(content)))
}
