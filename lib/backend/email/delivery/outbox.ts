import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { toAsciiAddress } from '@/lib/contract/fields/email-address'
import { env } from '@/lib/env'
import { MINUTE } from '@/lib/site/text/durations'

const UNFINISHED = /\.eml\.[\da-f-]{36}$/

/** Milliseconds after which an email has surely been written. */
const WRITTEN = MINUTE

/** Deliveries are in the database now. */
const FORMER_LOG = 'delivered.log'

/** The folder that stands in for a mail server; created when it is missing. */
function outboxFolder(): string {
  const folder = path.join(env().DATA_DIR, 'outbox')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return folder
}

export function writeToOutbox(key: string, content: Buffer): void {
  const file = path.join(outboxFolder(), `${key}.eml`)
  const unfinished = `${file}.${randomUUID()}`
  try {
    writeFileSync(unfinished, content, { mode: 0o600 })
    renameSync(unfinished, file)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
}

/** Deletes files left by a killed process or an earlier version; a worker may be running meanwhile. */
export function tidyOutbox(): void {
  const folder = outboxFolder()
  const isOld = (name: string) => Date.now() - (statSync(path.join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0) > WRITTEN
  const leftovers = readdirSync(folder).filter((name) => (UNFINISHED.test(name) && isOld(name)) || name === FORMER_LOG)
  for (const name of leftovers) rmSync(path.join(folder, name), { force: true })
}

/** Deletes the emails that were written before a time. */
export function deleteOldEmails(before: Date): void {
  const folder = outboxFolder()
  const isOld = (file: string) => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) < before.getTime()
  for (const file of emailsIn(folder).filter(isOld)) rmSync(file, { force: true })
}

/** Deletes the emails to an address, or with answers going to it. @returns how many */
export function eraseFromOutbox(address: string): number {
  const folder = outboxFolder()
  const files = emailsIn(folder).filter((file) => isAddressedTo(readFileSync(file, 'utf8'), address))
  for (const file of files) rmSync(file, { force: true })
  return files.length
}

function emailsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => path.join(folder, name))
}

function isAddressedTo(email: string, address: string): boolean {
  const [head = ''] = email.split(/\r?\n\r?\n/, 1)
  const unfolded = head.replace(/\r?\n[ \t]+/g, ' ')
  return unfolded
    .split(/\r?\n/)
    .some((line) => /^(to|reply-to):/i.test(line) && line.toLowerCase().split(/[\s<>,:]+/).includes(toAsciiAddress(address)))
}
