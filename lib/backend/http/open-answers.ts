const JSON_TYPE = /^application\/json\b/i

type Ask = (signal: AbortSignal) => Promise<Response>

/**
 * Closes a file as soon as nobody reads on. The CMS leaves it open: on the disk for ever, and in a bucket unless a
 * signal of its request ends it.
 *
 * @param signal of the request
 * @param ask answers; its signal fires only once there is an answer, because an earlier one is ignored
 */
export async function withoutOpenFiles(signal: AbortSignal, ask: Ask): Promise<Response> {
  const ending = new AbortController()
  const { status, headers, body } = await ask(ending.signal)
  if (!body || JSON_TYPE.test(headers.get('Content-Type') ?? '')) return new Response(body, { status, headers })
  const reader = body.getReader()
  const letGo = () => {
    ending.abort()
    // A file on the disk is closed only at its end.
    void readToEnd(reader).catch(() => undefined)
  }
  if (signal.aborted) letGo()
  else signal.addEventListener('abort', letGo, { once: true })
  const read = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const { done, value } = await reader.read()
    if (done) controller.close()
    else controller.enqueue(value)
  }
  return new Response(new ReadableStream({ pull: read, cancel: letGo }, { highWaterMark: 0 }), { status, headers })
}

async function readToEnd(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  while (!(await reader.read()).done);
}

/** The answer to a HEAD, of which nobody reads the body. */
export async function withoutBody({ status, headers, body }: Response): Promise<Response> {
  await body?.cancel()
  return new Response(null, { status, headers })
}
