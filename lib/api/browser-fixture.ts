/** An answer of the API for tests that run in jsdom, which has no `Response`. */
export function answerOf(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  const type = typeof body === 'string' ? 'text/plain' : 'application/json'
  const answer: Partial<Response> = {
    ok: status < 300,
    status,
    headers: { get: (name: string) => headers[name] ?? (name === 'Content-Type' ? type : null) } as Headers,
    text: () => Promise.resolve(String(body)),
    json: () => Promise.resolve(body),
  }
  return answer as Response
}
