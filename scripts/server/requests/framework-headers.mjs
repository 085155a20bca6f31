/** Headers that the framework sends to itself: from a client, they would change the answer to a page. */
const INTERNAL = /^x-(middleware|invoke|nextjs|now|matched-path|prerender|next-|action)/

/** A header on which the framework fails where it cannot be read. */
const STATE = 'next-router-state-tree'

/** @param handle answers requests, which have none of these headers */
export function withoutFrameworkHeaders(handle) {
  return (request, response) => {
    for (const name of Object.keys(request.headers)) if (INTERNAL.test(name)) delete request.headers[name]
    if (STATE in request.headers && !isList(request.headers[STATE])) delete request.headers[STATE]
    return handle(request, response)
  }
}

function isList(text) {
  try {
    return Array.isArray(JSON.parse(decodeURIComponent(text)))
  } catch {
    return false
  }
}
