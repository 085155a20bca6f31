import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { Writable } from 'node:stream'
import { openLog } from './log'

const methods = { ...console }
afterEach(() => Object.assign(console, methods))

function open(settings: Partial<Parameters<typeof openLog>[0]>) {
  const written: string[] = []
  const destination = new Writable({ write: (chunk: Buffer, _encoding, done) => (written.push(chunk.toString()), done()) })
  return { log: openLog({ level: 'info', ...settings }, destination), lines: () => written.join('').trim().split('\n') }
}

test('LOG_LEVEL leaves out what is less important, LOG_FORMAT=pretty is for people', () => {
  const { log, lines } = open({ level: 'warn', format: 'pretty' })
  log.info('not said')
  log.warn({ ms: 4 }, 'slow')
  expect(lines().join('\n')).toMatch(/^\[\d\d:\d\d:\d\d\] WARN: slow\n\s+ms: 4$/)
})

test('a process ends though nobody reads its log any more', async () => {
  const script = `
    import { openLog } from ${JSON.stringify(path.join(import.meta.dirname, 'log.ts'))}
    const log = openLog({ level: 'info', format: 'json' })
    log.info('ready')
    process.stdin.once('end', () => {
      for (let line = 0; line < 100; line += 1) log.info('goes on')
      process.exit(0)
    }).resume()
  `
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], { stdio: ['pipe', 'pipe', 'inherit'] })
  try {
    await once(child.stdout, 'data')
    child.stdout.destroy()
    child.stdin.end()
    const end = await Promise.race([once(child, 'exit'), new Promise((resolve) => setTimeout(resolve, 5000, 'still there'))])
    expect(end).toEqual([0, null])
  } finally {
    child.kill('SIGKILL')
  }
}, 20_000)
