import { Forbidden, type PayloadRequest } from 'payload'
import { isDesk, isEditor, isStaff, maySendNewsletters, readsNewsletters } from './rules'

/** @throws Forbidden for everybody who does not work on the site */
export function requireStaff(req: PayloadRequest): void {
  if (!isStaff(req)) throw new Forbidden(req.t)
}

/** @throws Forbidden for everybody who does not work on content */
export function requireEditor(req: PayloadRequest): void {
  if (!isEditor(req)) throw new Forbidden(req.t)
}

/** @throws Forbidden for everybody who has nothing to do with letters to subscribers */
export function requireNewsletterReader(req: PayloadRequest): void {
  if (!readsNewsletters(req)) throw new Forbidden(req.t)
}

/** @throws Forbidden for everybody who may not send letters to subscribers */
export function requireSender(req: PayloadRequest): void {
  if (!maySendNewsletters(req)) throw new Forbidden(req.t)
}

/** @throws Forbidden for everybody who does not work with what visitors sent */
export function requireDesk(req: PayloadRequest): void {
  if (!isDesk(req)) throw new Forbidden(req.t)
}
