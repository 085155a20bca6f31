import type { Payload, PayloadRequest } from 'payload'
import { findValues, readValue, removeValue, saveValue } from '../database/key-values'
import { lockFor } from '../database/transaction'
import type { TextStates } from './text-states'

/** A document of a collection, or a global, which has no key. */
export interface Place {
  entity: string
  document?: string
}

export interface StoredTexts extends Place {
  states: TextStates
}

/** Of all keys of what is known about the texts of documents. */
const PREFIX = 'texts of '

/** Names a place among all others. */
export function keyOf({ entity, document }: Place): string {
  return document ? `${entity}/${document}` : entity
}

export async function readStates(payload: Payload, place: Place, req?: PayloadRequest): Promise<TextStates> {
  return (await readValue<StoredTexts>(payload, PREFIX + keyOf(place), req))?.states ?? {}
}

/** Changes what is known about the texts of a document, in the transaction of the request; others wait. */
export async function changeStates(req: PayloadRequest, place: Place, change: (states: TextStates) => TextStates): Promise<void> {
  await lockFor(req, PREFIX + keyOf(place))
  const { entity, document } = place
  await saveValue(req.payload, PREFIX + keyOf(place), { entity, document, states: change(await readStates(req.payload, place, req)) } satisfies StoredTexts, req)
}

export async function forgetStates(req: PayloadRequest, place: Place): Promise<void> {
  await removeValue(req.payload, PREFIX + keyOf(place), req)
}

export async function findStoredTexts(payload: Payload): Promise<StoredTexts[]> {
  return findValues<StoredTexts>(payload, PREFIX)
}
