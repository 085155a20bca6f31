import type { Payload, PayloadRequest } from 'payload'
import { ContractError } from '@/lib/contract/errors'
import { EventSchema, type Event } from '@/lib/contract/events'
import { ListQuerySchema } from '@/lib/contract/query'
import type { Locale } from '@/lib/i18n/locales'
import { readList } from '../handlers/lists'
import { getTranslations } from '../translations'

/**
 * Finds the published event that a form is about.
 *
 * @param name its identifier or its key
 * @param locale the language of its texts
 * @param req the transaction to read in, where one is open
 * @throws ContractError `invalid` when there is none
 */
export async function findEvent(payload: Payload, name: string, locale: Locale, req?: PayloadRequest): Promise<Event> {
  for (const parameter of ['identifier', '_id']) {
    const query = ListQuerySchema.parse({ [parameter]: name, limit: '1' })
    const { items } = await readList('events', query, locale, { payload, user: null, req })
    if (items[0]) return EventSchema.parse(items[0])
  }
  const message = getTranslations({ locale, namespace: 'ApiErrors' })('unknownEvent')
  throw new ContractError('invalid', message, { event: message })
}
