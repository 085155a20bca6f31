import { send, signIn } from './client'
import { ADMIN } from './settings'
import type { Site } from './site'

/** A member of staff at work through the API of the CMS. */
export class Staff {
  private constructor(
    private readonly site: Site,
    readonly token: string,
  ) {}

  /** Signs in, with the first account where no other is named. */
  static async signIn(site: Site, account: { email: string; password: string } = ADMIN): Promise<Staff> {
    return new Staff(site, (await signIn(site, account)).token)
  }

  /** Sends a request. @returns the bare answer */
  ask(method: string, path: string, body?: unknown): Promise<Response> {
    return send(this.site, method, `/cms/api/${path}`, { token: this.token, body })
  }

  /** Sends a request. @returns its JSON @throws when it is refused */
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

  /** Changes and publishes a document in one language. */
  async publish(collection: string, key: string, data: object, locale: 'en' | 'ka' = 'en'): Promise<void> {
    await this.send('PATCH', `${collection}/${key}?locale=${locale}`, { ...data, _status: 'published' })
  }

  async publishEvent(identifier: string, data: object): Promise<void> {
    await this.publish('events', await this.keyOf('events', 'identifier', identifier), data)
  }
}
