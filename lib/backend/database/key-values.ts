import type { Payload, PayloadRequest, Where } from 'payload'

// Stored values that have no collection. With `req`, in its transaction.

const collection = { collection: 'payload-kv' } as const

export async function readValue<Data>(payload: Payload, key: string, req?: PayloadRequest): Promise<Data | null> {
  const row = await payload.db.findOne<{ id: string; data: Data }>({ ...collection, req, where: hasKey(key) })
  return row?.data ?? null
}

export async function saveValue(payload: Payload, key: string, data: object, req?: PayloadRequest): Promise<void> {
  await payload.db.upsert({ ...collection, req, where: hasKey(key), data: { key, data } })
}

export async function removeValue(payload: Payload, key: string, req?: PayloadRequest): Promise<void> {
  await payload.db.deleteMany({ ...collection, req, where: hasKey(key) })
}

/** All values whose key holds `part`. */
export async function findValues<Data>(payload: Payload, part: string): Promise<Data[]> {
  const { docs } = await payload.db.find<{ id: string; data: Data }>({ ...collection, where: { key: { like: part } }, pagination: false })
  return docs.map(({ data }) => data)
}

function hasKey(key: string): Where {
  return { key: { equals: key } }
}
