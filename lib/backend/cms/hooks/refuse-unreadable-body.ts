import type { AfterErrorHook } from 'payload'

/** The errors that the parsers of forms and JSON throw, including JSON in an address. */
const UNREADABLE = /^(Unexpected end of form|Malformed part header|Malformed content type|Multipart: Boundary not found|Unexpected (token|end of JSON)|Expected .* in JSON|Missing Content-Type|Unsupported content type|Request is not eligible for file upload)/

/** Answers an unreadable or missing body with 400; the CMS would answer 500. */
export const refuseUnreadableBody: AfterErrorHook = ({ error, req }) => {
  const isMissing = error instanceof TypeError && req.method !== 'GET' && req.data === undefined
  if (!isMissing && !isUnreadable(error)) return undefined
  return { status: 400, response: { errors: [{ message: `The ${req.method === 'GET' ? 'query' : 'body'} cannot be read.` }] } }
}

export function isUnreadable({ message }: { message?: string }): boolean {
  return message !== undefined && UNREADABLE.test(message)
}
