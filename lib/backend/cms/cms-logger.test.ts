import { cmsLogger } from './cms-logger'

const write = (line: object) => cmsLogger.destination.write(JSON.stringify(line))

test.each([
  [50, 'error'],
  [40, 'warn'],
  [30, 'info'],
] as const)('a line of the CMS of level %s is printed as %s', (level, method) => {
  const print = jest.spyOn(console, method).mockImplementation()
  write({ level, msg: 'What happened', err: { message: 'why' } })
  expect(print.mock.calls).toEqual([['What happened: why']])
  print.mockRestore()
})

test('nobody is told that emails go to the console', () => {
  const print = jest.spyOn(console, 'warn').mockImplementation()
  write({ level: 40, msg: 'No email adapter provided. Email will be written to console. More info at https://payloadcms.com/docs/email/overview.' })
  expect(print.mock.calls).toEqual([])
  print.mockRestore()
})
