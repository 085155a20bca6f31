/** What the framework says to itself: sent by a stranger, it would give another answer to a page than the page. */
const INTERNAL = /^x-(middleware|invoke|nextjs|now|matched-path|prerender|next-|action)/

/** What the framework fails on where it cannot be read. */
const STATE = 'next-router-state-tree'

/** @param handle what answers requests; none of them speaks as the framework does */
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
