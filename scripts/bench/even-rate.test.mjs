import { once } from 'node:events'
import { createServer } from 'node:http'
import { askEvenly } from './even-rate.mjs'

const PACE = { perSecond: 400, seconds: 0.5, connections: 4 }
let server

async function answering(handle) {
  server = createServer(handle).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${server.address().port}/page?x=1`
}

/** In milliseconds: far more than a busy machine adds to each answer. */
const SLOW = 600
/** Three times the pace: a busy machine sends some late, a burst would be all at once. */
const MOST_IN_A_TENTH = 120

afterEach(() => server.close())

test('requests come at the pace that is wanted, not in bursts', async () => {
  const arrivals = []
  const url = await answering((request, response) => {
    arrivals.push(performance.now())
    response.setHeader('Content-Length', 4).end('page')
  })
  await askEvenly(url, PACE)
  expect(arrivals).toHaveLength(200)
  const tenths = arrivals.map((at) => Math.floor((at - arrivals[0]) / 100))
  for (const tenth of new Set(tenths)) expect(tenths.filter((other) => other === tenth).length).toBeLessThan(MOST_IN_A_TENTH)
  expect(arrivals.at(-1) - arrivals[0]).toBeGreaterThan(400)
})

test('a request held up by a slow answer counts as slow', async () => {
  let count = 0
  const url = await answering((request, response) => {
    count += 1
    setTimeout(() => response.setHeader('Content-Length', 4).end('page'), count % 20 === 0 ? SLOW : 0)
  })
  const { p50, p99 } = await askEvenly(url, { perSecond: 40, seconds: 1, connections: 4 })
  expect(p50).toBeLessThan(SLOW / 2)
  expect(p99).toBeGreaterThanOrEqual(SLOW * 0.95)
})

test('an answer that is not the page ends the measurement', async () => {
  const url = await answering((request, response) => response.writeHead(503, { 'Content-Length': 0 }).end())
  await expect(askEvenly(url, PACE)).rejects.toThrow('closed')
})
