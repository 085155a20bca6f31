import { ContractError } from '@/lib/contract/errors'
import { readLimitedBody } from '../limited-body'

/** In bytes. */
export const MAX_BODY = 64 * 1024
/** Of a form that a browser posts by itself: it writes each byte of a Georgian letter as three. */
export const MAX_FORM_BODY = 3 * MAX_BODY

/**
 * @throws ContractError `tooLarge` as soon as more bytes have come in, `malformed` for
 *   what is not UTF-8 or ends too early
 */
export async function readBodyText(request: Request, most = MAX_BODY): Promise<string> {
  const body = await readLimitedBody(request, most).catch((error: unknown) => {
    if (error instanceof RangeError) throw new ContractError('tooLarge', `The body is longer than ${most} bytes.`)
    throw new ContractError('malformed', 'The body did not arrive as a whole.')
  })
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await body.arrayBuffer())
  } catch {
    throw new ContractError('malformed', 'The body is not valid UTF-8.')
  }
}
