import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FirstAccount } from '@/lib/site/prepared-site'

const FILE = 'first-account'

/**
 * The message about the first account of staff. A log is kept for long and read by many, so a
 * password that was made up is printed for people alone and otherwise written to a file that only its owner reads.
 */
export function firstAccountText({ email, password }: FirstAccount, { dataDir, isForPeople }: { dataDir: string; isForPeople: boolean }): string {
  if (!password) return `First account: ${email}`
  if (isForPeople) return `First account: ${email}, password ${password} (shown once)`
  const file = path.join(dataDir, FILE)
  // One that is there keeps the rights that it was made with.
  rmSync(file, { force: true })
  writeFileSync(file, `${email}\n${password}\n`, { mode: 0o600 })
  return `First account: address and password are in ${file}; delete it once somebody has signed in.`
}
