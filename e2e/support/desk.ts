import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Site } from './server'

/** What a visitor sends to register, with everything that must be there. */
export function registrationOf(event: string, fullName: string, email: string, more: object = {}) {
  return { event, fullName, email, phone: '+995 555 12 34 56', country: 'GE', consent: true, answers: {}, ...more }
}

/** Sends what a visitor would, and hands back the answer's status. */
export async function post(site: Site, path: string, body: object, lang = 'en'): Promise<number> {
  const answer = await fetch(`${site.url}/api/${path}?lang=${lang}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return answer.status
}

/** The letters that lie in the outbox for an address, the subject of each decoded as far as it is ASCII. */
export function lettersTo(site: Site, email: string): string[] {
  const folder = path.join(site.dataDir, 'outbox')
  if (!existsSync(folder)) return []
  const letters = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  return letters.filter((name) => readFileSync(path.join(folder, name), 'utf8').includes(`To: ${email}`)).sort()
}
