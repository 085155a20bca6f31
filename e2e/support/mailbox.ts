import type { ParsedMail } from 'mailparser'
import { expect } from '@playwright/test'
import { goesTo, newestWith, outboxOf } from '../../scripts/test/outbox'

/** The emails to an address, written by a site without a mail server, the oldest first. */
export async function mailsTo(dataDir: string, address: string): Promise<ParsedMail[]> {
  return (await outboxOf({ dataDir })).filter(goesTo(address))
}

/** Waits for an email whose subject or text has some words. @returns the newest */
export async function mailTo(dataDir: string, address: string, words: string | RegExp): Promise<ParsedMail> {
  let found: ParsedMail | undefined
  await expect(async () => {
    const mails = await mailsTo(dataDir, address)
    found = newestWith(mails, words)
    expect(found, `a mail to ${address} with ${String(words)}, among: ${mails.map(({ subject }) => subject).join('; ')}`).toBeDefined()
  }).toPass()
  return found as ParsedMail
}
