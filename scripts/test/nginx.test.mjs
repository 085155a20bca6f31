import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect } from 'node:http2'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findNginx, startNginx } from './nginx.mjs'

const FILES = path.resolve(import.meta.dirname, '../../deploy/nginx')
const nginx = findNginx()
if (!nginx) console.warn('\nTHE FILES OF THE FRONT ARE NOT TRIED: there is no nginx on this machine, and it could not be installed.')

let folder
let certificates

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'front-'))
  certificates = path.join(folder, 'certificates')
  mkdirSync(certificates)
  const [key, certificate] = ['privkey.pem', 'fullchain.pem'].map((name) => path.join(certificates, name))
  execFileSync('openssl', ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2', '-subj', '/CN=localhost', '-keyout', key, '-out', certificate], { stdio: 'ignore' })
})
afterAll(() => rmSync(folder, { recursive: true }))

;(nginx ? test : test.skip)('with TLS, HTTP leads to HTTPS, and the site learns that and from where a visitor came', async () => {
  const seen = []
  const server = createServer((request, answer) => {
    seen.push(request.headers)
    answer.setHeader('Set-Cookie', 'token=one; Secure').end('the site')
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const front = await startNginx([server.address().port], undefined, { certificates })
  try {
    const plain = await fetch(`${front.plainUrl}/team?lang=ge`, { redirect: 'manual', headers: { connection: 'close' } })
    expect([plain.status, plain.headers.get('location')]).toEqual([301, 'https://127.0.0.1/team?lang=ge'])
    expect((await fetch(`${front.plainUrl}/.well-known/acme-challenge/none`, { headers: { connection: 'close' } })).status).toBe(404)
    expect(seen).toEqual([])
    expect(await getOverHttp2(`${front.url}/api/users/me`)).toMatchObject({ status: 200, cookies: ['token=one; Secure'], text: 'the site' })
    // Staff functions compare the host, port included, with where a page of theirs was loaded from.
    expect(seen).toMatchObject([{ 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1', host: new URL(front.url).host }])
  } finally {
    await front.stop()
    server.close()
  }
})

;(nginx ? test : test.skip)('while no instance answers, visitors get a page of the site in their language, and programs an error of its API', async () => {
  const seen = []
  const server = createServer((request, answer) => answer.end(seen.push(request.headers.host) && 'the site'))
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const front = await startNginx([server.address().port])
  const ask = async (address, options) => {
    const { status, headers, text } = await fetch(`${front.url}${address}`, options).then(async (answer) => ({ status: answer.status, headers: answer.headers, text: await answer.text() }))
    return { status, text, after: headers.get('retry-after'), type: headers.get('content-type'), kept: headers.get('cache-control') }
  }
  try {
    for (const address of ['/kept', '/api/events', '/login']) expect(await ask(address)).toMatchObject({ status: 200, text: 'the site' })
    expect(new Set(seen)).toEqual(new Set([new URL(front.url).host]))
    await new Promise((resolve) => server.close(resolve).closeAllConnections())
    const away = { status: 503, after: '30', kept: 'private, no-store' }
    const words = (locale) => JSON.parse(readFileSync(path.resolve(`messages/${locale}.json`), 'utf8')).Unavailable
    for (const address of ['/team', '/login?lang=ge']) {
      const answer = await ask(address)
      expect(answer).toMatchObject({ ...away, type: 'text/html; charset=utf-8' })
      expect(answer.text).toMatch(/<html lang="en">[^]*<section lang="ka">/)
      for (const locale of ['en', 'ka']) for (const name of ['title', 'text', 'again']) expect(answer.text).toContain(words(locale)[name])
    }
    for (const method of ['GET', 'POST']) {
      const answers = [await ask('/api/events', { method }), await ask('/cms/api/events', { method })]
      expect(answers.map(({ text, ...answer }) => [answer, Object.keys(JSON.parse(text))])).toEqual([[{ ...away, type: 'application/json' }, ['error']], [{ ...away, type: 'application/json' }, ['errors']]])
    }
    expect((await ask('/away/page.html')).status).toBe(503)
  } finally {
    await front.stop()
    server.close()
  }
})

;(nginx ? test : test.skip)('who asks for a page that is being fetched waits little longer than who asked first', async () => {
  let onAsked = () => {}
  const server = createServer((request, answer) => {
    onAsked()
    setTimeout(() => answer.setHeader('X-Accel-Expires', '60').end('the site'), 50)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const front = await startNginx([server.address().port])
  const answered = async (address) => {
    await (await fetch(`${front.url}${address}`)).text()
    return performance.now()
  }
  try {
    const waits = []
    // The least of several: a busy machine delays some of them.
    for (const address of ['/one', '/two', '/three', '/four', '/five']) {
      const isAsked = new Promise((resolve) => (onAsked = resolve))
      const first = answered(address)
      await isAsked
      const second = await answered(address)
      waits.push(second - (await first))
    }
    expect(Math.min(...waits)).toBeLessThan(250)
  } finally {
    await front.stop()
    server.close()
  }
})

;(nginx ? test : test.skip).each(['plain', 'tls'])('the container takes the files of the front: %s', (name) => {
  const place = path.join(folder, name)
  cpSync(FILES, path.join(place, 'site'), { recursive: true })
  cpSync(certificates, path.join(place, 'certificates'), { recursive: true })
  // The nginx of Debian 12 cannot follow names; the rest is as in the container.
  const text = readFileSync(path.join(FILES, 'nginx.conf'), 'utf8').replace(/web-[12]:3000 resolve/g, '127.0.0.1:3000')
  writeFileSync(path.join(place, 'nginx.conf'), text.replace('/run/nginx.pid', path.join(place, 'pid')).replaceAll(/\/var\/(cache|log)\/nginx/g, place))
  cpSync(path.join(FILES, `${name}.conf`), path.join(place, 'server.conf'))
  const server = path.join(place, 'site/server.conf')
  writeFileSync(server, readFileSync(server, 'utf8').replaceAll('/var/log/nginx', place))
  const { status, stderr } = spawnSync(nginx, ['-t', '-q', '-c', path.join(place, 'nginx.conf')], { encoding: 'utf8' })
  expect([status, stderr.replace(/.*\[warn\].*\n/g, '')]).toEqual([0, ''])
})

function getOverHttp2(url) {
  return new Promise((resolve, reject) => {
    const session = connect(new URL(url).origin, { rejectUnauthorized: false }).once('error', reject)
    const stream = session.request({ ':path': new URL(url).pathname })
    let text = ''
    let headers
    stream.once('response', (given) => (headers = given)).on('data', (chunk) => (text += chunk))
    stream.once('error', reject).once('end', () => session.close(() => resolve({ status: headers[':status'], cookies: headers['set-cookie'], text })))
  })
}
