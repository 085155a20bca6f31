import { once } from 'node:events'
import { createServer, get } from 'node:http'
import { createRequire } from 'node:module'
import { text } from 'node:stream/consumers'
import { holdAnswer } from './whole-answer.mjs'

const compression = createRequire(import.meta.url)('next/dist/compiled/compression')

let server
afterEach(() => server.close())

/** @returns what is answered, and each body that was handed over instead of being sent */
async function answerOf(handle) {
  const bodies = []
  server = createServer((request, response) => {
    const sendInstead = (body, { writeHead, end }) => {
      bodies.push(body.toString())
      // What sends a page compresses it first.
      setImmediate(() => {
        if (!response.headersSent) writeHead.call(response, response.statusCode)
        end.call(response, body)
      })
    }
    holdAnswer(response, () => response.statusCode !== 204, sendInstead)
    handle(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const [answer] = await once(get({ port: server.address().port, host: '127.0.0.1' }), 'response')
  return { status: answer.statusCode, text: await text(answer), bodies }
}

test('an answer is held back until it is whole', async () => {
  const answer = await answerOf((_request, response) => {
    response.write('one ')
    setImmediate(() => response.end('two'))
  })
  expect(answer).toEqual({ status: 200, text: 'one two', bodies: ['one two'] })
})

test('one that is not to be held back goes out as it is written', async () => {
  expect(await answerOf((_request, response) => response.writeHead(204).end())).toEqual({ status: 204, text: '', bodies: [] })
})

test('a screen that replaces a failed page stands alone, though compression ends the answer after it', async () => {
  const answer = await answerOf((request, response) => {
    const { writeHead, end } = response
    response.writeHead = function (status) {
      writeHead.call(this, status)
      end.call(this, 'screen')
      return this
    }
    compression()(request, response, () => response.writeHead(500).end('failed page'))
  })
  expect(answer.bodies).toEqual(['screen'])
  expect(answer.text).toBe('screen')
})
