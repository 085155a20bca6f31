import { format } from 'node:util'

const printed: string[] = []

beforeEach(() => {
  printed.length = 0
  for (const method of ['error', 'warn'] as const) {
    jest.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      printed.push(`console.${method}: ${format(...words)}`)
    })
  }
})

// A warning that nobody reads is a fault that nobody finds. A test that expects one replaces the spy.
afterEach(() => {
  const unexpected = printed.splice(0)
  jest.restoreAllMocks()
  if (unexpected.length > 0) throw new Error(unexpected.join('\n'))
})
