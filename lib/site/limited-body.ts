/**
 * Reads the body of an answer, and stops as soon as it is too long, whatever its headers say.
 *
 * @param most in bytes
 * @throws RangeError when it is longer
 */
export async function readLimitedBody(answer: Response, most: number): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for await (const chunk of answer.body ?? []) {
    length += chunk.byteLength
    // Leaving the loop cancels the stream.
    if (length > most) throw new RangeError(`The answer of ${answer.url} is longer than ${most} bytes.`)
    chunks.push(chunk)
  }
  return new Blob(chunks)
}
