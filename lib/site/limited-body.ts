/**
 * Reads the body of a request or an answer, and stops as soon as it is too long, whatever its headers say.
 *
 * @param most in bytes
 * @throws RangeError when it is longer
 */
export async function readLimitedBody(message: Request | Response, most: number): Promise<Blob> {
  const tooLong = new RangeError(`The body is longer than ${most} bytes.`)
  if (Number(message.headers.get('content-length') ?? 0) > most) throw tooLong
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for await (const chunk of message.body ?? []) {
    length += chunk.byteLength
    // Leaving the loop cancels the stream.
    if (length > most) throw tooLong
    chunks.push(chunk)
  }
  return new Blob(chunks)
}
