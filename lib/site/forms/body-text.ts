import { ContractError } from '@/lib/contract/errors'
import { readLimitedBody } from '../limited-body'

/** In bytes. */
export const MAX_BODY = 64 * 1024

/**
 * @throws ContractError `tooLarge` as soon as more than {@link MAX_BODY} bytes have come in, `malformed` for
 *   what is not UTF-8
 */
export async function readBodyText(request: Request): Promise<string> {
  try {
    const body = await readLimitedBody(request, MAX_BODY)
    return new TextDecoder('utf-8', { fatal: true }).decode(await body.arrayBuffer())
  } catch (error) {
    if (error instanceof RangeError) throw new ContractError('tooLarge', `The body is longer than ${MAX_BODY} bytes.`)
    throw new ContractError('malformed', 'The body is not valid UTF-8.')
  }
}
