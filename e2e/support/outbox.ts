import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { simpleParser, type ParsedMail } from 'mailparser'
import { expect } from './test'

/** Waits for a letter that a site without a mail server has written to somebody. @returns the newest one */
export async function letterTo(dataDir: string, address: string, subject: string): Promise<ParsedMail> {
  let found: ParsedMail | undefined
  await expect(async () => {
    const letters = await Promise.all((await filesIn(path.join(dataDir, 'outbox'))).map(read))
    found = letters
      .filter((mail) => mail.subject === subject && [mail.to].flat().some((to) => to?.text === address))
      .sort((one, other) => Number(other.date) - Number(one.date))[0]
    expect(found, `a letter to ${address}`).toBeDefined()
  }).toPass({ timeout: 15_000 })
  return found as ParsedMail
}

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => name.endsWith('.eml')).map((name) => path.join(folder, name))
}

async function read(file: string): Promise<ParsedMail> {
  return simpleParser(await readFile(file))
}
