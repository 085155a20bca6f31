import { randomUUID } from 'node:crypto'
import type { NewsletterNumbers } from '../../newsletters/recipients'
import { Staff } from './client'
import type { Site } from './site'
import { runSql } from './sql'

export const text = (words: string) => ({ type: 'text', version: 1, text: words, format: 0, detail: 0, mode: 'normal', style: '' })
export const element = (type: string, ...children: object[]) => ({ type, version: 1, children, direction: null, format: '', indent: 0 })
export const block = (fields: object) => ({ type: 'block', version: 2, format: '', fields: { id: randomUUID(), blockName: '', ...fields } })
export const bodyOf = (words: string, ...more: object[]) => ({ root: element('root', element('paragraph', text(words)), ...more) })

/** Each group is told by its country. */
export const onlyFrom = (country: string) => ({ audience: { country } })

export const sql = (...statements: string[]) => runSql(process.env.DATABASE_URL ?? '', statements)

/** Puts confirmed addresses on the list, every second one of somebody who reads Georgian. */
export async function subscribeAll(group: string, count: number, columns: Record<string, string> = {}): Promise<string[]> {
  const addresses = Array.from({ length: count }, (_, index) => `${group}-${index}@list.example`)
  const [names, values] = [Object.keys(columns).map((name) => `, ${name}`).join(''), Object.values(columns).map((value) => `, '${value}'`).join('')]
  for (let start = 0; start < count; start += 500) {
    const rows = addresses.slice(start, start + 500).map((email, index) => `('${randomUUID()}', '${email}', '${(start + index) % 2 ? 'ka' : 'en'}', 'confirmed', '2027-01-02T00:00:00.000Z'${values})`)
    await sql(`insert into subscriptions (id, email, locale, state, confirmed_at${names}) values ${rows.join(', ')}`)
  }
  return addresses
}

interface Letter {
  subject?: string
  ka?: boolean
  audience?: object
  isListed?: boolean
  more?: object[]
}

/** What staff do with letters: an editor writes them, an administrator sends them, the desk reads their numbers. */
export async function newsletterStaff(site: Site) {
  const cms = await Staff.signIn(site)
  const [editor, desk] = [await cms.hire('editor'), await cms.hire('desk')]

  async function write(identifier: string, { subject = 'Winter', ka = true, audience, isListed, more = [] }: Letter = {}): Promise<string> {
    const { doc } = await editor.send('POST', 'newsletters?locale=en', { identifier, subject, preheader: 'What comes', body: bodyOf('The mill opens again.', ...more), audience, isListed })
    if (ka) await editor.send('PATCH', `newsletters/${doc.id}?locale=ka`, { subject: 'ზამთარი', body: bodyOf('ქარხანა ისევ იხსნება.', ...more) })
    return doc.id
  }

  const stateOf = (id: string) => editor.send<{ state: string; sentAt: string | null; sendAt: string | null }>('GET', `newsletters/${id}?locale=en&depth=0`)

  const act = (id: string, name: string, body: object = {}, staff = cms) => staff.ask('POST', `newsletters/${id}/${name}`, body)

  const numbersOf = (id: string) => desk.send<NewsletterNumbers>('GET', `newsletters/${id}/numbers`)

  return { cms, editor, desk, write, stateOf, act, numbersOf }
}
