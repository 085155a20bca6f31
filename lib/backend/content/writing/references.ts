import { z } from 'zod'
import { ContractError } from '@/lib/contract/errors'
import type { ImageBodySchema } from '@/lib/contract/fields/images'
import { findEventKey } from '../reading/list-query'
import type { Caller } from '../reading/sources'

/**
 * Finds the events that a body names.
 *
 * @param field the name under which an unknown one is reported
 * @throws ContractError `invalid` for an identifier or key that no event has
 */
export async function eventKeys(names: readonly string[], field: string, caller: Caller): Promise<string[]> {
  const keys: string[] = []
  for (const name of names) {
    const key = await findEventKey(name, caller)
    if (typeof key !== 'string') throw unknown(field, 'There is no such event.')
    if (!keys.includes(key)) keys.push(key)
  }
  return keys
}

/**
 * Finds the upload that a body names, by its key or by the address at which it was read.
 *
 * @returns its key, or null for none
 * @throws ContractError `invalid` when there is no such upload
 */
export async function imageKey(
  image: z.infer<typeof ImageBodySchema> | undefined,
  field: string,
  { payload, user, req }: Caller,
): Promise<string | null> {
  if (image === null || image === undefined) return null
  const condition = typeof image === 'string' ? byKey(image) : { filename: { equals: fileName(image.url) } }
  const { docs } = condition
    ? await payload.find({ collection: 'media', where: condition, select: {}, depth: 0, limit: 1, pagination: false, overrideAccess: false, user, req })
    : { docs: [] }
  if (!docs[0]) throw unknown(field, 'There is no such picture.')
  return String(docs[0].id)
}

/** Postgres refuses to compare a key with a text that is no UUID. */
function byKey(key: string) {
  return z.uuid().safeParse(key).success ? { id: { equals: key } } : null
}

function fileName(url: string): string {
  const [path = ''] = url.split(/[?#]/)
  try {
    return decodeURIComponent(path.split('/').at(-1) ?? '').replace(/\p{Cc}/gu, '')
  } catch {
    return ''
  }
}

function unknown(field: string, message: string): ContractError {
  return new ContractError('invalid', message, { [field]: message })
}
