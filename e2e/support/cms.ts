import { LOCALES } from '../../lib/i18n/locales'
import { CONFIRMATION_HEADER, UNCONFIRMED } from '../../lib/contract/desk/confirmation'
import { signIn } from './client'
import { noteWrite, ONE_REQUEST } from './demo-content'
import { ADMIN, type Site } from './server'

export class Cms {
  private constructor(
    private readonly site: Pick<Site, 'url'>,
    readonly token: string,
  ) {}

  /** Sign-ins are limited per minute, so tests of one site share the session of an account. */
  private static readonly known = new WeakMap<object, Map<string, Promise<Cms>>>()

  static signIn(site: Pick<Site, 'url'>, account: { email: string; password: string } = ADMIN): Promise<Cms> {
    const sessions = Cms.known.get(site) ?? new Map<string, Promise<Cms>>()
    Cms.known.set(site, sessions)
    const known = sessions.get(account.email) ?? Cms.beginSession(site, account)
    sessions.set(account.email, known)
    return known
  }

  private static async beginSession(site: Pick<Site, 'url'>, account: { email: string; password: string }): Promise<Cms> {
    return new Cms(site, (await signIn(site, account)).token)
  }

  ask(path: string): Promise<Response> {
    return fetch(`${this.site.url}/cms/api/${path}`, { headers: { ...ONE_REQUEST, Authorization: `JWT ${this.token}` } })
  }

  /** Confirms whatever is asked. @returns the JSON of the answer @throws when the request is refused */
  async send<Answer = { doc: { id: string } }>(method: string, path: string, body?: unknown): Promise<Answer> {
    const write = (headers: Record<string, string> = {}) =>
      fetch(`${this.site.url}/cms/api/${path}`, {
        method,
        headers: { ...ONE_REQUEST, Authorization: `JWT ${this.token}`, 'Content-Type': 'application/json', ...headers },
        body: body === undefined ? undefined : JSON.stringify(body),
      })
    let response = await write()
    if (response.status === UNCONFIRMED) {
      const { errors } = (await response.json()) as { errors: [{ data: { consequences: { confirmation: string } } }] }
      response = await write({ [CONFIRMATION_HEADER]: errors[0].data.consequences.confirmation })
    }
    if (method !== 'GET') noteWrite(this.site)
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Answer
  }

  async keyOf(collection: string, field: string, value: string): Promise<string> {
    const query = `where[${field}][equals]=${encodeURIComponent(value)}&limit=1&depth=0&locale=en`
    const { docs } = await this.send<{ docs: { id: string }[] }>('GET', `${collection}?${query}`)
    const [found] = docs
    if (!found) throw new Error(`There is no ${collection} with ${field} ${value}.`)
    return found.id
  }

  /**
   * Remembers fields of a document or a global that other tests of the same site count on.
   *
   * @param path such as `events/<key>` or `globals/about`
   * @returns what puts them back, published
   */
  async remember(path: string, ...fields: string[]): Promise<() => Promise<void>> {
    const method = path.startsWith('globals/') ? 'POST' : 'PATCH'
    const kept: [string, object][] = []
    for (const locale of LOCALES) {
      const document = await this.send<Record<string, unknown>>('GET', `${path}?locale=${locale}&fallback-locale=none&depth=0`)
      kept.push([locale, Object.fromEntries(fields.map((field) => [field, document[field] ?? null]))])
    }
    return async () => {
      for (const [locale, data] of kept) await this.send(method, `${path}?locale=${locale}`, { ...data, _status: 'published' })
    }
  }

  /** Changes a document in one language and publishes it. */
  async publish(collection: string, key: string, data: object, locale: 'en' | 'ka' = 'en'): Promise<void> {
    await this.send('PATCH', `${collection}/${key}?locale=${locale}`, { ...data, _status: 'published' })
  }
}
