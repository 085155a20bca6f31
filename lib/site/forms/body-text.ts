import { ContractError } from '@/lib/contract/errors'
import { readLimitedBody } from '../limited-body'

/** In bytes. */
export const MAX_BODY = 64 * 1024
/** Of a form that a browser posts by itself: it writes each byte of a Georgian letter as three. */
export const MAX_FORM_BODY = 3 * MAX_BODY

/** More than any form has fields, and as many as the CMS reads of a query. */
const MOST_PARAMETERS = 1000

/** Whether a form, or a query, has more fields than are read: what is done for each of them adds up. */
export function hasTooManyParameters(text: string): boolean {
  let count = 1
  for (let at = text.indexOf('&'); at >= 0 && count <= MOST_PARAMETERS; at = text.indexOf('&', at + 1)) count += 1
  return count > MOST_PARAMETERS
}

/** Reads the fields of a form that a browser posts by itself. @throws ContractError as {@link readBodyText}, and for too many fields */
export async function readFormFields(request: Request): Promise<URLSearchParams> {
  const text = await readBodyText(request, MAX_FORM_BODY)
  if (hasTooManyParameters(text)) throw new ContractError('malformed', `A form has at most ${MOST_PARAMETERS} fields.`)
  return new URLSearchParams(text)
}

/**
 * @throws ContractError `tooLarge` as soon as more bytes have come in, `malformed` for
 *   what ends too early
 */
export async function readBody(request: Request, most: number): Promise<Blob> {
  return readLimitedBody(request, most).catch((error: unknown) => {
    if (error instanceof RangeError) throw new ContractError('tooLarge', `The body is longer than ${most} bytes.`)
    throw new ContractError('malformed', 'The body did not arrive as a whole.')
  })
}

/** As {@link readBody}. @throws ContractError `malformed` for what is not UTF-8 */
export async function readBodyText(request: Request, most = MAX_BODY): Promise<string> {
  const body = await readBody(request, most)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await body.arrayBuffer())
  } catch {
    throw new ContractError('malformed', 'The body is not valid UTF-8.')
  }
}
