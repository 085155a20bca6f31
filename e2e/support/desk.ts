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
