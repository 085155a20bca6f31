// Answers what its parent asks of the backend.
import type { Question } from './backend-process'
import { connectSite } from './site'

const site = connectSite(process.env.DATA_DIR ?? '')

process.on('message', ({ id, path, method, headers, body }: Question) => {
  void site
    .then(({ fetch }) => fetch(path, { method, headers, body }))
    .then(async (answer) => process.send?.({ id, status: answer.status, text: await answer.text(), cookies: answer.headers.getSetCookie() }))
})
process.once('disconnect', () => process.exit())
