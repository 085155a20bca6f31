// `npm run bench -- jobs`: how long reads take on SQLite while the worker works on many rows, and whether each email
// goes once although the worker is killed.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { ACCOUNT } from './editor.mjs'
import { CROWDS, makeCrowds } from './jobs-data.mjs'
import { startSite } from './site.mjs'
import { closeConnections, timedGet } from './timed-get.mjs'

const READ_PAUSE = 40
const LONGEST = 15 * 60_000
const MORE_SEATS = 500
const MINUTE = 60_000
/** After how many emails the worker is killed. */
const KILLS = [400, 900, 1400]

const [ANNOUNCED, RAISED, EMAILED] = Object.keys(CROWDS)

/**
 * @param {{ root: string, tell: (text: string) => void, onStop: (stop: () => Promise<void>) => void }} options
 * @returns {Promise<object>} the milliseconds of reads during each work, how long it took, and what became of the emails
 */
export async function measureJobs({ root, tell, onStop }) {
  const stops = []
  onStop(async () => {
    for (const stop of stops.reverse()) await stop()
  })
  const folder = await mkdtemp(path.join(tmpdir(), 'site-bench-'))
  stops.push(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }))
  const mailServer = await openMailServer()
  stops.push(() => mailServer.close())
  const settings = { ADMIN_EMAIL: ACCOUNT.email, ADMIN_PASSWORD: ACCOUNT.password, SMTP_URL: `smtp://127.0.0.1:${mailServer.port}` }
  tell('Loading the demo content and the crowds')
  await makeCrowds({ root, dataDir: folder, settings })
  let server
  const origin = await startSite({ root, dataDir: folder, settings, onStop: (stop) => stops.push(stop), onStart: (child) => (server = child) })
  const staff = await signIn(origin)
  const [announced, raised, emailed] = await Promise.all([ANNOUNCED, RAISED, EMAILED].map((identifier) => staff.keyOf(identifier)))
  const during = async (name, work) => {
    tell(name)
    return { name, ...(await readDuring(origin, work)) }
  }

  const works = []
  works.push(await during('Nothing, for comparison', () => sleep(10_000)))
  works.push(await during(`Raising the seats by ${MORE_SEATS}`, async () => {
    await staff.send('PATCH', `events/${raised}?locale=en`, { capacity: CROWDS[RAISED].people - CROWDS[RAISED].waiting + MORE_SEATS, _status: 'published' })
    await until(async () => (await staff.count(raised, 'offered')) === MORE_SEATS)
  }))
  const files = {}
  for (const format of ['csv', 'xlsx']) {
    works.push(await during(`Exporting ${CROWDS[ANNOUNCED].people} rows (${format})`, async () => {
      files[format] = await staff.download(`registrations/export?format=${format}&where[event][equals]=${announced}`)
    }))
  }
  const imports = {}
  for (const [format, file] of Object.entries(files)) {
    works.push(await during(`Reading ${CROWDS[ANNOUNCED].people} guests to import (${format})`, async () => {
      imports[format] = await staff.readGuests(raised, `guests.${format}`, file)
    }))
  }
  works.push(await during(`Importing ${CROWDS[ANNOUNCED].people} guests, first minute`, async () => {
    await staff.send('POST', `guest-imports/${imports.csv}/write`)
    await sleep(MINUTE)
  }))
  const { done: importedInMinute } = await staff.send('GET', `guest-imports/${imports.csv}/progress`)
  tell(`Sending ${CROWDS[EMAILED].people} emails while the worker is killed ${KILLS.length} times`)
  await until(() => mailServer.waiting() >= MORE_SEATS)
  const before = mailServer.addresses.length
  await staff.send('POST', `events/${emailed}/announce`, {})
  for (const count of KILLS) {
    await until(() => mailServer.addresses.length - before >= count, 5)
    process.kill(workerOf(server), 'SIGKILL')
  }
  const emails = await settle(mailServer, staff, EMAILED)
  works.push(await during(`Announcing to ${CROWDS[ANNOUNCED].people}, first minute`, async () => {
    await staff.send('POST', `events/${announced}/announce`, {})
    await sleep(MINUTE)
  }))
  const { last } = await staff.send('GET', `events/${announced}/announcement`)
  const memory = { web: peakMiB(server.pid), worker: peakMiB(workerOf(server)) }
  closeConnections()
  return { works, emails, memory, queuedInMinute: last.emailed, importedInMinute }
}

/** Reads a page and a list of the API in turn until the work is done. */
async function readDuring(origin, work) {
  const times = []
  let isDone = false
  const start = Date.now()
  const working = work().finally(() => (isDone = true))
  for (let count = 0; !isDone; count++) {
    const { milliseconds, status } = await timedGet(origin + (count % 2 ? '/api/events?limit=3' : '/'))
    if (status !== 200) throw new Error(`A read was answered with ${status}.`)
    times.push(milliseconds)
    await sleep(READ_PAUSE)
  }
  await working
  return { seconds: (Date.now() - start) / 1000, times }
}

async function settle(mailServer, staff, identifier) {
  const ofCrowd = () => mailServer.addresses.filter((address) => address.endsWith(`@${identifier}.example`))
  let last = -1
  await until(async () => {
    const isQuiet = ofCrowd().length === last
    last = ofCrowd().length
    await sleep(20_000)
    return isQuiet
  })
  const received = ofCrowd()
  return { sent: CROWDS[identifier].people, received: new Set(received).size, twice: received.length - new Set(received).size, shownToStaff: await staff.failedEmails() }
}

async function signIn(origin) {
  const answer = await fetch(`${origin}/api/auth/login`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(ACCOUNT) })
  const token = /\btoken=([^;]+)/.exec(answer.headers.getSetCookie().join())?.[1] ?? ''
  const ask = async (method, address, body) => {
    const response = await fetch(`${origin}${address}`, { method, headers: { 'Content-Type': 'application/json', token }, body: body && JSON.stringify(body) })
    if (!response.ok) throw new Error(`${method} ${address} answered ${response.status}: ${await response.text()}`)
    return response
  }
  const send = async (method, name, body) => (await ask(method, `/cms/api/${name}`, body)).json()
  return {
    send,
    keyOf: async (identifier) => (await send('GET', `events?where[identifier][equals]=${identifier}&depth=0&limit=1`)).docs[0].id,
    count: async (event, state) => (await send('GET', `registrations/count?where[event][equals]=${event}&where[state][equals]=${state}`)).totalDocs,
    download: async (name) => Buffer.from(await (await ask('GET', `/cms/api/${name}`)).arrayBuffer()),
    readGuests: async (event, fileName, file) => {
      const { id } = await send('POST', 'guest-imports/read', { event, fileName, file: file.toString('base64'), force: true })
      await until(async () => (await send('GET', `guest-imports/${id}/progress`)).state === 'ready')
      return id
    },
    failedEmails: async () => Number(/Failed \((\d+)\)/.exec(await (await ask('GET', '/admin')).text())?.[1] ?? 0),
  }
}

/** Counts what it is given, and keeps none of it. */
async function openMailServer() {
  const addresses = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, { envelope }, done) => {
      stream.resume().once('end', () => {
        addresses.push(...envelope.rcptTo.map(({ address }) => address))
        done()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { addresses, port: server.server.address().port, waiting: () => addresses.length, close: () => new Promise((resolve) => server.close(resolve)) }
}

async function until(check, pause = 500) {
  for (const end = Date.now() + LONGEST; !(await check()); await sleep(pause)) if (Date.now() > end) throw new Error('It takes too long.')
}

/** The worker that a server has started. */
function workerOf(server) {
  return Number(execFileSync('ps', ['-o', 'pid=', '--ppid', String(server.pid)]).toString().trim().split('\n').at(-1))
}

function peakMiB(pid) {
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024)
}
