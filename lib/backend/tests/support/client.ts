import { cookieOf, toRequestInit, type ApiRequest } from '../../../../scripts/test/api-request'
import { registrationBody } from '../../../../scripts/test/visitor'
import type { ForeseenConsequences } from '@/lib/backend/audit-log/confirmation'
import { CONFIRMATION_HEADER, UNCONFIRMED } from '@/lib/contract/desk/confirmation'
import { ADMIN } from './settings'
import type { Site } from './site'

/** Sends a request as a program does, with the session in the header. */
export function send(site: Site, method: string, path: string, request: ApiRequest = {}): Promise<Response> {
  return site.fetch(path, toRequestInit(method, request))
}

/** Posts JSON as a visitor. */
export function post(site: Site, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return send(site, 'POST', path, { body, headers })
}

/** Posts as the form does in a rush: whoever waited too long is told to try again, and does. */
export async function postInRush(site: Site, path: string, body: unknown): Promise<Response> {
  const answer = await post(site, path, body)
  return answer.status === 429 ? postInRush(site, path, body) : answer
}

/** Registers somebody. @returns what the API answers, and the path of what they have then */
export async function register(site: Site, email: string, event: string, more: object = {}, lang: 'en' | 'ge' = 'en'): Promise<{ status: number; own: string }> {
  const { status, headers } = await post(site, `/api/registrations?lang=${lang}`, registrationBody(email, event, { answers: {}, ...more }))
  return { status, own: `/api/ownRegistrations/${headers.get('location')?.split('/').at(-1)}` }
}

/** The JSON of a path that must be there. */
export async function read<Answer>(site: Site, path: string, parameters: Record<string, string> = {}): Promise<Answer> {
  const query = new URLSearchParams(parameters).toString()
  const answer = await site.fetch(query ? `${path}?${query}` : path)
  if (!answer.ok) throw new Error(`${path}?${query}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Answer
}

/** Signs in through the contract. @returns the answer and the token that it sets, empty when it is refused */
export async function signIn(site: Site, account: { email: string; password: string } = ADMIN) {
  const answer = await send(site, 'POST', '/api/auth/login', { body: account })
  return { answer, token: cookieOf(answer, 'token') }
}

async function readForeseen(answer: Response): Promise<ForeseenConsequences | null> {
  if (answer.status !== UNCONFIRMED) return null
  const { errors } = (await answer.clone().json()) as { errors: [{ data: { consequences: ForeseenConsequences } }] }
  return errors[0].data.consequences
}

/** A member of staff at work through the API of the CMS. */
export class Staff {
  private constructor(
    private readonly site: Site,
    readonly token: string,
    readonly email: string,
  ) {}

  /** Signs in, with the first account where no other is named. */
  static async signIn(site: Site, account: { email: string; password: string } = ADMIN): Promise<Staff> {
    return new Staff(site, (await signIn(site, account)).token, account.email)
  }

  /** Creates an account with a role. @returns who signs in with it */
  async hire(role: 'admin' | 'desk' | 'door' | 'editor' | 'juror' | 'user', email = `${role}@leadx.example`): Promise<Staff> {
    const account = { email, password: 'a password of staff' }
    await this.send('POST', 'users', { ...account, role })
    return Staff.signIn(this.site, account)
  }

  /** Sends a request, and confirms whatever is asked, as staff do on the screen. @returns the bare answer */
  async ask(method: string, path: string, body?: unknown): Promise<Response> {
    let answer = await this.askUnconfirmed(method, path, body)
    // What others do meanwhile is asked about again.
    for (let asked = await readForeseen(answer); asked; asked = await readForeseen(answer)) answer = await this.askUnconfirmed(method, path, body, asked.confirmation)
    return answer
  }

  /** What the site asks before it does something, which it then has not done; null where it asks nothing. */
  async consequencesOf(method: string, path: string, body?: unknown): Promise<ForeseenConsequences | null> {
    return readForeseen(await this.askUnconfirmed(method, path, body))
  }

  askUnconfirmed(method: string, path: string, body?: unknown, confirmation = ''): Promise<Response> {
    return send(this.site, method, `/cms/api/${path}`, { token: this.token, body, headers: confirmation ? { [CONFIRMATION_HEADER]: confirmation } : {} })
  }

  /** Sends a request like `ask`. @returns its JSON @throws when it is refused */
  async send<Answer = { doc: { id: string } }>(method: string, path: string, body?: unknown): Promise<Answer> {
    const answer = await this.ask(method, path, body)
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Answer
  }

  /** The key of the document whose field has a value. */
  async keyOf(collection: string, field: string, value: string): Promise<string> {
    const query = `where[${field}][equals]=${encodeURIComponent(value)}&limit=1&depth=0&locale=en`
    const { docs } = await this.send<{ docs: { id: string }[] }>('GET', `${collection}?${query}`)
    const [document] = docs
    if (!document) throw new Error(`There is no ${collection} with ${field} ${value}.`)
    return document.id
  }

  /** Publishes an event, on a day far ahead, that takes registrations. @returns its key */
  async createEvent(identifier: string, data: object = {}): Promise<string> {
    const event = { identifier, title: identifier, isRegistrationActive: true, startsAt: '2028-05-10T06:00:00Z', ...data, _status: 'published' }
    return (await this.send('POST', 'events?locale=en', event)).doc.id
  }

  /** Changes and publishes a document in one language. */
  async publish(collection: string, key: string, data: object, locale: 'en' | 'ka' = 'en'): Promise<void> {
    await this.send('PATCH', `${collection}/${key}?locale=${locale}`, { ...data, _status: 'published' })
  }

  async publishEvent(identifier: string, data: object): Promise<void> {
    await this.publish('events', await this.keyOf('events', 'identifier', identifier), data)
  }
}
