import { LinkSchema } from '@/lib/contract/fields/contact-fields'

/** Whether an address can be that of a link in a text: a web page, an email, a call, or a place on this site. */
export function isLinkAddress(address: string): boolean {
  const trimmed = address.trim()
  return /^(?:(?:mailto|tel):|[/#])\S+$/i.test(trimmed) || LinkSchema.safeParse(trimmed).success
}
