import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Notes its number, expires a tag, and ends by itself only when its parent is gone. */
const WORKER = `
  import { appendFileSync } from 'node:fs'
  const note = (text) => appendFileSync(process.argv[1].replace('worker.mjs', 'log'), text + '\\n')
  note('started ' + process.pid)
  process.send({ expiredTag: 'events' })
  process.on('message', (message) => (message === 'measure' ? process.send({ figures: 'worker_up 1' }) : note(message)))
  process.on('disconnect', () => { note('alone'); process.exit() })
  process.on('SIGTERM', () => setTimeout(() => { note('finished'); process.exit() }, 100))
`
const SERVER = `
  import { appendFileSync } from 'node:fs'
  const write = (text) => appendFileSync(process.argv[1] + '/log', text + '\\n')
  const { runtime } = await import('./lib/runtime.ts')
  runtime.expireTag = async (tag) => appendFileSync(process.argv[1] + '/log', 'expired ' + tag + '\\n')
  const { startWorker } = await import('./lib/server/process/worker.ts')
  const worker = startWorker(process.argv[1] + '/worker.mjs')
  process.once('SIGTERM', () => worker.stop().then(() => process.exit()))
  process.on('SIGUSR2', () => runtime.wakeWorker())
  process.on('SIGWINCH', () => worker.measure().then((figures) => write(('figures ' + figures).trim())))
`

let folder: string
let server: ChildProcess

const notes = () => readFileSync(path.join(folder, 'log'), 'utf8').trim().split('\n')
const workers = () => notes().flatMap((line) => /^started (\d+)/.exec(line)?.[1] ?? []).map(Number)

async function until(check: () => boolean) {
  for (const end = Date.now() + 10_000; !check(); await sleep(20)) if (Date.now() > end) throw new Error(`In vain: ${notes().join(', ')}`)
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'worker-'))
  writeFileSync(path.join(folder, 'log'), '')
  writeFileSync(path.join(folder, 'worker.mjs'), WORKER)
  server = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', SERVER, folder], { stdio: 'ignore' })
  await until(() => notes().includes('expired events'))
})

afterEach(() => {
  server.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

test('a worker that is killed is started again, and told of work', async () => {
  process.kill(workers()[0] ?? 0, 'SIGKILL')
  await until(() => workers().length === 2)
  server.kill('SIGUSR2')
  await until(() => notes().includes('wake'))
})

test('a server reads the figures of its worker, and none while there is no worker', async () => {
  server.kill('SIGWINCH')
  await until(() => notes().includes('figures worker_up 1'))
  process.kill(workers()[0] ?? 0, 'SIGKILL')
  server.kill('SIGWINCH')
  await until(() => notes().includes('figures'))
})

test('a server that is killed leaves no worker behind', async () => {
  server.kill('SIGKILL')
  await until(() => notes().includes('alone'))
})

test('a server that is told to stop lets its worker finish, and starts no other', async () => {
  server.kill('SIGTERM')
  await until(() => server.exitCode === 0)
  expect(notes()).toContain('finished')
  expect(workers()).toHaveLength(1)
})
