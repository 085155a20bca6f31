import { readLimitedBody } from './limited-body'

/** A body without an end, and how much of it was asked for. */
function endless() {
  let sent = 0
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 1000
      controller.enqueue(new Uint8Array(1000))
    },
  })
  return { answer: new Response(stream), sent: () => sent }
}

test('a body within the limit is read whole', async () => {
  expect(await (await readLimitedBody(new Response('ქართული'), 100)).text()).toBe('ქართული')
  expect((await readLimitedBody(new Response(null), 100)).size).toBe(0)
})

test('an endless body is read no further than the limit', async () => {
  const { answer, sent } = endless()
  await expect(readLimitedBody(answer, 5000)).rejects.toThrow(RangeError)
  expect(sent()).toBeLessThan(10_000)
})
