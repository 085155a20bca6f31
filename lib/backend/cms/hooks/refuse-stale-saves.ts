import type { PayloadRequest } from 'payload'
import { INBOX } from '../../access/desk'
import { refusal } from '../../access/refusal'
import { isStaff } from '../../access/rules'
import { lockFor, withLocaleRestored } from '../../database/transaction'
import type { Config } from '../../payload-types'

const SAVED_MEANWHILE =
  'Somebody has saved this since you opened it, so nothing was saved now. What you typed is still here: copy what you need, then reload the page and enter it again.'

/** Collections that change by themselves while a form is open, such as by a sign-in; and pictures, whose sizes take long to make. */
const LAST_SAVE_WINS: readonly string[] = [...INBOX, 'users', 'media']

interface Save {
  id?: string
  data?: { updatedAt?: unknown }
}

interface Operation {
  args?: object
  operation?: string
  collection?: { slug: string }
  global?: { slug: string }
  req: PayloadRequest
}

/**
 * Refuses the form of somebody who opened it before another save. The screens look for one when somebody begins to type, and
 * not at the save. A form sends the time of the last change that it shows; a save without it is not checked.
 */
export async function refuseStaleSaves({ args, operation, collection, global, req }: Operation): Promise<void> {
  const { id, data } = (args ?? {}) as Save
  const { routeParams } = req
  const isForm = collection ? routeParams?.collection === collection.slug && routeParams.id === id : routeParams?.global === global?.slug
  const slug = collection?.slug ?? global?.slug ?? ''
  if (operation !== 'update' || !isForm || !data?.updatedAt || !isStaff(req) || LAST_SAVE_WINS.includes(slug)) return
  await lockFor(req, `save of ${slug} ${id ?? ''}`)
  const present = await withLocaleRestored(req, () => (id === undefined ? readGlobal(req, slug) : readDocument(req, slug, id)))
  const { updatedAt } = Object(present) as { updatedAt?: string | null }
  if (updatedAt && updatedAt !== data.updatedAt) throw refusal(SAVED_MEANWHILE, 409)
}

const options = { depth: 0, draft: true, select: { updatedAt: true } } as const

/** Reads the same version as the form: the draft where there is one. */
function readDocument(req: PayloadRequest, slug: string, id: string): Promise<unknown> {
  return req.payload.findByID({ ...options, collection: slug as keyof Config['collections'], id, disableErrors: true, req })
}

function readGlobal(req: PayloadRequest, slug: string): Promise<unknown> {
  return req.payload.findGlobal({ ...options, slug: slug as keyof Config['globals'], req })
}
