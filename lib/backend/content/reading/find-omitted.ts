import { setTimeout } from 'node:timers/promises'
import type { Payload } from 'payload'
import { ListQuerySchema } from '@/lib/contract/query'
import { LIST_ROUTES, type ListName } from '@/lib/contract/routes'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { INBOX } from '../../access/desk'
import { processState } from '@/lib/runtime'
import { omittedDocuments, type OmittedDocument } from './omitted'
import { listSource } from './list-sources'
import { readList } from './lists'

const BATCH = 100
/** Milliseconds between two readings of everything; pages that are read meanwhile note what they leave out. */
const CHECK_INTERVAL = 600_000
/** Milliseconds that a screen waits for a reading that takes long. */
const LONGEST_WAIT = 2000

const state: { checkedAt: number; check?: Promise<void> } = processState('omittedCheck', () => ({ checkedAt: 0 }))

/** The published documents that visitors do not see because a field is wrong. */
export async function findOmitted(payload: Payload): Promise<OmittedDocument[]> {
  if (Date.now() - state.checkedAt > CHECK_INTERVAL) {
    state.check ??= readEverything(payload)
      .catch((error: unknown) => console.error('Check of content:', error))
      .finally(() => Object.assign(state, { check: undefined, checkedAt: Date.now() }))
  }
  await Promise.race([state.check, setTimeout(LONGEST_WAIT)])
  const found = await Promise.all(omittedDocuments().map(async (document) => ((await isPublished(payload, document)) ? [document] : [])))
  return found.flat()
}

async function readEverything(payload: Payload): Promise<void> {
  const names = (Object.keys(LIST_ROUTES) as ListName[]).filter((name) => !INBOX.some((collection) => collection === listSource(payload, name).collection))
  for (const name of names) {
    for (let page = 1, isLast = false; !isLast; page++) {
      const query = ListQuerySchema.parse({ page: String(page), limit: String(BATCH) })
      const { total } = await readList(name, query, DEFAULT_LOCALE, { payload, user: null })
      isLast = page * BATCH >= total
    }
  }
}

async function isPublished(payload: Payload, { collection, id }: OmittedDocument): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection, where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] } })
  return totalDocs > 0
}
