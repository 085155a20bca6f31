import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROUTES } from '@/lib/site/routes'

const FOLDER = path.resolve(import.meta.dirname, '../../deploy')
const read = (name: string) => readFileSync(path.join(FOLDER, name), 'utf8')
const nginx = read('nginx/http.conf') + read('nginx/server.conf')

test('private addresses bypass the page cache', () => {
  const past = (/location ~ \^\/\(([^)]*)\)\(\/\|\$\)/.exec(nginx)?.[1] ?? '').split('|')
  for (const { pattern, audience } of Object.values(ROUTES)) {
    // Where the framework renders what the query of a public page asks for; nobody opens it by this address.
    if (pattern === ROUTES.applicationDraft.pattern) continue
    expect([pattern, past.includes(pattern.split('/')[1] ?? '')]).toEqual([pattern, audience !== 'public'])
  }
  expect(past).toEqual(expect.arrayContaining(['api', 'cms', 'admin', 'healthz', 'readyz']))
})

const settings = [...readFileSync('lib/env.ts', 'utf8').matchAll(/^ {4}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name)
const units = readdirSync(path.join(FOLDER, 'systemd')).filter((name) => name.endsWith('.service'))
const namesIn = (text: string) => [...text.matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name)

test('files for operators name existing settings only', () => {
  const isKnown = (name: string) => settings.includes(name) || /^(POSTGRES_|NODE_|MALLOC_|FRONT_PORT$|CMD$)/.test(name)
  const compose = [...read('compose.yaml').matchAll(/^ +([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name)
  const named = units.flatMap((name) => [...read(`systemd/${name}`).matchAll(/\b([A-Z][A-Z0-9_]{2,})=/g)].map(([, found = '']) => found))
  const examples = [...namesIn(read('compose.env.example')), ...namesIn(read('systemd/site.env.example'))]
  expect([...compose, ...named, ...examples].filter((name) => !isKnown(name))).toEqual([])
})

test('shared settings cannot change those that differ between processes', () => {
  const perProcess = ['ROLE', 'PORT', 'HOST', 'DATA_DIR', 'TRUST_PROXY', 'METRICS_PORT']
  expect(namesIn(read('systemd/site.env.example')).filter((name) => perProcess.includes(name))).toEqual([])
  for (const unit of units) {
    const text = read(`systemd/${unit}`)
    // systemd takes those of a file rather than these.
    const environment = [...text.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) => line.split(' ')).map((pair) => pair.split('=')[0] ?? '')
    expect([unit, environment.filter((name) => settings.includes(name) && name !== 'LOG_FORMAT')]).toEqual([unit, []])
    expect(text).toMatch(/^ExecStart=\/usr\/bin\/env ([A-Z_]+=\S+ )*DATA_DIR=\S+ \/usr\/bin\/node (--max-\S+ )*scripts\/\S+/m)
  }
  const site = read('systemd/site@.service')
  for (const pair of ['ROLE=web', 'PORT=%i', 'METRICS_PORT=1%i', 'HOST=127.0.0.1', 'TRUST_PROXY=on']) expect(site).toContain(` ${pair} `)
})

test('containers get every setting that an operator writes down', () => {
  const compose = read('compose.yaml')
  expect(compose).toMatch(/x-site: &site\n[\s\S]*? {2}env_file: \.env\n[\s\S]*?\nservices:/)
  expect(compose).toContain("volumes: ['migrate:/data', 'uploads:/data/media', 'applications:/data/application-files']")
})
