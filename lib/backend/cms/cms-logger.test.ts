import pino from 'pino'
import { cmsLogger } from './cms-logger'

const write = (line: object) => cmsLogger.destination.write(JSON.stringify(line))

test.each([
  [50, 'error'],
  [40, 'warn'],
] as const)('a line of the CMS of level %s is printed as %s', (level, method) => {
  const print = jest.spyOn(console, method).mockImplementation()
  write({ level, msg: 'What happened', err: { message: 'why' } })
  expect(print.mock.calls).toEqual([['What happened: why']])
  print.mockRestore()
})

test('the values of a failed statement are not printed, why it failed is', () => {
  const print = jest.spyOn(console, 'error').mockImplementation()
  const params = ['Ann Lee', 'one line\nanother line']
  const query = 'insert into "registrations" values ($1, $2)'
  const cause = new Error('disk I/O error')
  const error = Object.assign(new Error(`Failed query: ${query}\nparams: ${String(params)}`, { cause }), { query, params })
  pino(cmsLogger.options, cmsLogger.destination).error({ err: error })
  const text = String(print.mock.calls.at(0)?.at(0))
  expect(text).not.toMatch(/Ann|one line|another/)
  expect(text).toContain('Failed query: insert into "registrations"')
  expect(text).toContain('caused by: Error: disk I/O error')
  print.mockRestore()
})

test('an unreadable body is printed with its address, and not as a failure', () => {
  const print = jest.spyOn(console, 'warn').mockImplementation()
  pino(cmsLogger.options, cmsLogger.destination).error({ err: new SyntaxError('Unexpected token x in JSON at position 0') })
  expect(print.mock.calls).toEqual([[expect.stringContaining('cms-logger.test')]])
  print.mockRestore()
})

test.each([
  [422, 'info', 'Choose an event.'],
  [500, 'error', expect.stringContaining('cms-logger.test')],
] as const)('what is answered with %s is printed as %s', (status, method, text) => {
  const prints = { info: jest.spyOn(console, 'info').mockImplementation(), error: jest.spyOn(console, 'error').mockImplementation() }
  pino(cmsLogger.options, cmsLogger.destination).error({ err: Object.assign(new Error('Choose an event.'), { status }) })
  expect(prints[method].mock.calls).toEqual([[text]])
  expect([...prints.info.mock.calls, ...prints.error.mock.calls]).toHaveLength(1)
  for (const print of Object.values(prints)) print.mockRestore()
})
