/** What the framework says to itself: sent by a stranger, it would give another answer to a page than the page. */
const INTERNAL = /^x-(middleware|invoke|nextjs|now|matched-path|prerender|next-|action)/

/** @param handle what answers requests; none of them speaks as the framework does */
export function withoutFrameworkHeaders(handle) {
  return (request, response) => {
    for (const name of Object.keys(request.headers)) if (INTERNAL.test(name)) delete request.headers[name]
    return handle(request, response)
  }
}
