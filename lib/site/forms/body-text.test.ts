import { ContractError } from '@/lib/contract/errors'
import { MAX_BODY, readBodyText } from './body-text'

const ADDRESS = 'http://site.example/api/messages'

const requestOf = (body: BodyInit) => new Request(ADDRESS, { method: 'POST', body, duplex: 'half' } as RequestInit)

/** The upload of a visitor whose network fails in the middle. */
const aborted = () =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"fullName"'))
    },
    pull(controller) {
      controller.error(new DOMException('This operation was aborted', 'AbortError'))
    },
  })

test('a body is read as UTF-8', async () => {
  expect(await readBodyText(requestOf('{"fullName":"ნინო"}'))).toBe('{"fullName":"ნინო"}')
})

test.each([
  { what: 'is too long', body: () => 'x'.repeat(MAX_BODY + 1), code: 'tooLarge', message: /longer than/ },
  { what: 'is not UTF-8', body: () => new Uint8Array([0xc3, 0x28]), code: 'malformed', message: /not valid UTF-8/ },
  { what: 'ends too early', body: aborted, code: 'malformed', message: /did not arrive as a whole/ },
])('a body that $what is refused as that', async ({ body, code, message }) => {
  const refused: unknown = await readBodyText(requestOf(body())).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ContractError)
  expect(refused).toMatchObject({ code, message: expect.stringMatching(message) as unknown })
})
