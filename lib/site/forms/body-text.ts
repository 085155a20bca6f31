import { ContractError } from '@/lib/contract/errors'

/** In bytes. */
export const MAX_BODY = 64 * 1024

/**
 * @throws ContractError `tooLarge` as soon as more than {@link MAX_BODY} bytes have come in, `malformed` for
 *   what is not UTF-8
 */
export async function readBodyText(request: Request): Promise<string> {
  const tooLarge = new ContractError('tooLarge', `The body is longer than ${MAX_BODY} bytes.`)
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY) throw tooLarge
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let length = 0
  let text = ''
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.byteLength
      if (length > MAX_BODY) throw tooLarge
      text += decoder.decode(chunk, { stream: true })
    }
    return text + decoder.decode()
  } catch (error) {
    if (error instanceof ContractError) throw error
    throw new ContractError('malformed', 'The body is not valid UTF-8.')
  }
}
