import type { PayloadRequest, Where } from 'payload'
import { comparableAddress, toAsciiAddress } from '@/lib/contract/fields/email-address'
import type { Accelerator, Message, Registration, Subscription } from '../payload-types'

interface Inbox {
  registrations: Registration
  accelerators: Accelerator
  subscriptions: Subscription
  messages: Message
}

/** The entries of a collection with an address, however they spell it, the oldest first. @param address in its comparable form */
export async function findByAddress<Slug extends keyof Inbox>(req: PayloadRequest, collection: Slug, address: string): Promise<Inbox[Slug][]> {
  // `like` ignores case, and finds longer addresses besides.
  const where: Where = { or: [...new Set([address, toAsciiAddress(address)])].map((spelling) => ({ email: { like: spelling } })) }
  const { docs } = await req.payload.find({ collection, where, sort: 'createdAt', depth: 0, pagination: false, req })
  return (docs as Inbox[Slug][]).filter(({ email }) => comparableAddress(email) === address)
}
